import { format } from '@svcdesk/core/phrases';
import { commandNames } from '../command/find.ts';
import type { Phrases } from '../phrases/index.ts';
import { globalEntries } from './command-help.ts';
import { type Entry, entries, part, wrapped } from './help-lines.ts';

/** Help of the whole: every command in a line, flags that all take, and the environment. */
export function rootHelp(phrases: Phrases, columns: number): string {
  const { help } = phrases;
  const [single, grouped] = [commandEntries('', phrases), Object.keys(phrases.groups)];
  return [
    help.tagline,
    ...part(help.usage, [`  svcdesk <${help.commandPlaceholder}> [${help.flagsPlaceholder}]`]),
    ...part(
      help.commands,
      entries([...single, ...grouped.flatMap((group) => commandEntries(group, phrases))], columns),
    ),
    ...part(help.globalFlags, entries(globalEntries(phrases), columns)),
    ...part(help.environment, entries(Object.entries(phrases.environment), columns)),
    '',
    ...wrapped(moreLine(phrases), columns),
  ].join('\n');
}

/** Help of a group of commands, such as `orders`. */
export function groupHelp(group: string, phrases: Phrases, columns: number): string {
  const { help, groups } = phrases;
  return [
    groups[group as keyof typeof groups],
    ...part(help.usage, [`  svcdesk ${group} <${help.commandPlaceholder}> [${help.flagsPlaceholder}]`]),
    ...part(help.commands, entries(commandEntries(group, phrases), columns)),
    '',
    ...wrapped(moreLine(phrases), columns),
  ].join('\n');
}

function commandEntries(group: string, phrases: Phrases): Entry[] {
  return commandNames(phrases)
    .filter((name) => (group ? name.startsWith(`${group} `) : !name.includes(' ')))
    .map((name) => [name, phrases.commands[name].summary]);
}

function moreLine({ help }: Phrases): string {
  return format(help.more, { command: `<${help.commandPlaceholder}>` });
}

/** The exit codes, which programs may rely on. */
export function exitCodesHelp(phrases: Phrases, columns: number): string {
  return [phrases.help.exitCodes, ...entries(Object.entries(phrases.exitCodes), columns)].join('\n');
}
