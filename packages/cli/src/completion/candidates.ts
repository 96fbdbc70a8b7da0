import type { AnyCommand, Argument, Context, Noun } from '../command.ts';
import { summaryOf, wordsFor } from '../help/describe-command.ts';
import { type Flags, globalFlags } from '../line/flags.ts';
import { flagsOf } from '../line/output-flags.ts';
import { loadHelpWords } from '../phrases/help-words.ts';
import { readWords } from './read-words.ts';
import { valuesFor } from './values.ts';
import { filesWanted, type Word } from './word.ts';

/** What may be typed next: the last word is the one that is being typed, and may be empty. */
export async function candidatesFor(
  words: readonly string[],
  context: Context,
): Promise<readonly Word[] | typeof filesWanted> {
  // A blank is how PowerShell hands over an empty word.
  const typed = (words.at(-1) ?? '').trim();
  const before = words.slice(0, -1);
  const globals: Flags = globalFlags;
  const {
    positional: [named, verb],
    open,
  } = readWords(before, globals);
  const noun = named === undefined ? undefined : await context.nouns[named]?.();
  if (named === undefined && !open && !typed.startsWith('-'))
    return matching(await nounWords(context), typed);
  const command = commandOf(noun, verb);
  const flags: Flags = { ...(command && flagsOf(command)), ...globals };
  const line = readWords(before, flags);
  if (line.open)
    return prefixed('', typed, await valuesFor({ flag: line.open, command, line, typed }, context));
  const [flag = '', value] = typed.split(/=(.*)/s);
  if (typed.startsWith('--') && value !== undefined)
    return prefixed(
      `${flag}=`,
      value,
      await valuesFor({ flag: flag.slice(2), command, line, typed: value }, context),
    );
  if (typed.startsWith('-')) return matching(flagWords(flags, line.given), typed);
  if (!noun) return [];
  if ('verbs' in noun && !command)
    return matching(await verbWords(Object.values(noun.verbs), context), typed);
  if (!command) return [];
  const argument = argumentAt(command, line.positional.length - command.name.split(' ').length, noun);
  return argument ? prefixed('', typed, await valuesFor({ argument, command, line, typed }, context)) : [];
}

function commandOf(noun: Noun | undefined, verb: string | undefined): AnyCommand | undefined {
  if (!noun) return undefined;
  if ('command' in noun) return noun.command;
  const named = Object.entries(noun.verbs).find(
    ([name, { aliases = [] }]) => name === verb || (verb !== undefined && aliases.includes(verb)),
  );
  return named?.[1];
}

/** The argument that the next word is for; the last may take all that are left. */
function argumentAt(command: AnyCommand, index: number, noun: Noun): Argument | undefined {
  // A noun that is a command, such as a short spelling, is one word whatever the command's whole name is.
  const at = 'command' in noun ? index + command.name.split(' ').length - 1 : index;
  const last = command.arguments.at(-1);
  return command.arguments[at] ?? (last?.many ? last : undefined);
}

async function nounWords({ nouns, locale }: Context): Promise<Word[]> {
  const { help } = await loadHelpWords(locale);
  const words: Readonly<Record<string, string>> = help.nouns;
  return Object.keys(nouns).map((value) => ({ value, text: words[value] }));
}

async function verbWords(verbs: readonly AnyCommand[], context: Context): Promise<Word[]> {
  const { commands } = await loadHelpWords(context.locale);
  return verbs.map((verb) => ({
    value: verb.name.split(' ')[1] ?? '',
    text: summaryOf(verb, wordsFor(verb, commands), context),
  }));
}

function flagWords(flags: Flags, given: ReadonlySet<string>): Word[] {
  return Object.entries(flags)
    .filter(([name, { repeats }]) => repeats || !given.has(name))
    .map(([name]) => ({ value: `--${name}` }));
}

function matching(words: readonly Word[], typed: string): Word[] {
  return words.filter(({ value }) => value.toLowerCase().startsWith(typed.toLowerCase()));
}

/** Values that go on where the typed one stands, behind what stands before it in the same word. */
function prefixed(
  front: string,
  typed: string,
  words: readonly Word[] | typeof filesWanted,
): readonly Word[] | typeof filesWanted {
  if (words === filesWanted) return words;
  return matching(words, typed).map(({ value, text }) => ({ value: `${front}${value}`, text }));
}
