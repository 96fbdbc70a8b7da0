import { format } from '@svcdesk/core/phrases';
import type { CommandName } from '../command/command.ts';
import { commandNames } from '../command/find.ts';
import { nearest } from '../command/suggest.ts';
import { commands } from '../commands/index.ts';
import { usageError } from '../errors/cli-error.ts';
import type { Phrases } from '../phrases/index.ts';
import { commandHelp } from './command-help.ts';
import { exitCodesHelp, groupHelp, rootHelp } from './root-help.ts';

/** The topic of help that is not a command. */
const exitCodesTopic = 'exit-codes';

/** The help text about what the words name: a command, a group, a topic, or everything. */
export async function helpAbout(
  words: readonly string[],
  phrases: Phrases,
  columns: number,
): Promise<string> {
  const topic = words.join(' ');
  if (topic === '') return rootHelp(phrases, columns);
  if (topic === exitCodesTopic) return exitCodesHelp(phrases, columns);
  if (Object.hasOwn(phrases.groups, topic)) return groupHelp(topic, phrases, columns);
  const name = commandNames(phrases).find((known) => known === topic);
  if (!name) throw unknownCommand(words, phrases);
  return commandHelp(await commands[name](), phrases, columns);
}

/** A complaint about words that name no command, with the one that was probably meant; it is not run. */
export function unknownCommand(words: readonly string[], phrases: Phrases) {
  const { usage, groups } = phrases;
  const typed = words.join(' ');
  const known: string[] = [...commandNames(phrases), ...Object.keys(groups), 'help'];
  const meant = nearest(typed, known) ?? nearest(words[0] ?? '', known) ?? sameVerb(words, phrases);
  const message = format(usage.unknownCommand, { name: typed });
  return usageError(
    meant ? `${message} ${format(usage.didYouMean, { name: `svcdesk ${meant}` })}` : message,
    format(usage.seeHelp, { command: 'svcdesk' }),
  );
}

/** A complaint about a group of commands of which none was named. */
export function missingVerb(group: string, phrases: Phrases) {
  const { usage, help } = phrases;
  const verbs = commandNames(phrases)
    .filter((name) => name.startsWith(`${group} `))
    .map((name) => name.slice(group.length + 1));
  return usageError(
    format(usage.missingVerb, { group: `svcdesk ${group}`, verbs: verbs.join(help.comma) }),
    format(usage.seeHelp, { command: `svcdesk ${group}` }),
  );
}

/** `svcdesk list` for `svcdesk orders list`. */
function sameVerb(words: readonly string[], phrases: Phrases): CommandName | undefined {
  return commandNames(phrases).find((name) => name.endsWith(` ${words[0]}`));
}
