import { type RequestField, requestFields } from '@svcdesk/core/contract/request-fields';
import { isFieldFlag } from '../calls/fields.ts';
import { codesOf } from '../calls/statuses.ts';
import type { AnyCommand, Argument, Context, Noun } from '../command.ts';
import { type Flags, globalFlags } from '../line/flags.ts';
import { flagsOf } from '../line/output-flags.ts';
import { loadHelpWords } from '../phrases/index.ts';
import { withNameFields } from '../print/values.ts';
import { profileNames } from '../session/profile.ts';
import { filesWanted, readWords, type Wanted, type Word } from './completion-words.ts';
import { summaryOf, wordsFor } from './describe-command.ts';
import { liveValues } from './live-values.ts';

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

/** Candidates for a part of a word, each with the part before it, since the shell replaces the whole word. */
function prefixed(
  front: string,
  typed: string,
  words: readonly Word[] | typeof filesWanted,
): readonly Word[] | typeof filesWanted {
  if (words === filesWanted) return words;
  return matching(words, typed).map(({ value, text }) => ({ value: `${front}${value}`, text }));
}

/** Placeholders of values that name files of this machine. */
const filePlaceholders: readonly (string | undefined)[] = ['FILE', 'PATH'];

/** Flags whose values are names of fields, with commas between. */
const fieldFlags: readonly string[] = ['json', 'columns', 'sort'];

/** The values that may stand there: words of the contract, or names that the server knows. */
async function valuesFor(wanted: Wanted, context: Context): Promise<readonly Word[] | typeof filesWanted> {
  const { command, argument, flag: name } = wanted;
  if (argument) {
    if (argument.name === 'PROFILE') return words(profileNames(context));
    if (argument.values) return words(argument.values);
    if (argument.resource && argument.name !== 'FILE') return liveValues(argument.resource, wanted, context);
    return filePlaceholders.includes(argument.name) && !argument.resource ? filesWanted : [];
  }
  const flags: Flags = { ...(command && flagsOf(command)), ...globalFlags };
  const flag = name ? flags[name] : undefined;
  if (!name || !flag) return [];
  if (name === 'profile') return words(profileNames(context));
  if (fieldFlags.includes(name) && !isFieldFlag(flag) && command) return fieldNames(command, wanted.typed);
  if (flag.values && !isFieldFlag(flag)) return words(flag.values);
  if (!isFieldFlag(flag)) return filePlaceholders.includes(flag.value) ? filesWanted : [];
  const { use } = flag;
  if (use.resource) return liveValues(use.resource, wanted, context);
  const [call] = command?.calls ?? [];
  const shape: RequestField | undefined = call && requestFields(call)[use.field];
  if (shape?.kind === 'files') return filesWanted;
  const { shownFor } = await import('../calls/vocabulary.ts');
  return codesOf(use, shape, context.phrases).map((value) => ({
    value,
    text: shownFor(use, value, context.phrases),
  }));
}

/** Names of fields, behind those that are typed already. */
function fieldNames({ fields, kind }: AnyCommand, typed: string): Word[] {
  const before = typed.slice(0, typed.lastIndexOf(',') + 1);
  return words(withNameFields(fields(), kind).map((field) => before + field));
}

function words(values: readonly string[]): Word[] {
  return values.map((value) => ({ value }));
}
