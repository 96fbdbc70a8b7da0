import { format } from '@svcdesk/core/phrases';
import type { Command } from '../command/command.ts';
import type { Flag } from '../command/flag.ts';
import { globalFlags } from '../command/global-flags.ts';
import type { Phrases } from '../phrases/index.ts';
import { defaultServer } from '../session/default-server.ts';
import { type Entry, entries, part, wrapped } from './help-lines.ts';

/** Help of one command: examples first, then what it takes, then what all commands take. */
export function commandHelp(command: Command, phrases: Phrases, columns: number): string {
  const { help } = phrases;
  const words: {
    summary: string;
    argument: string;
    flags: Readonly<Record<string, string>>;
    examples: Readonly<Record<string, string>>;
  } = phrases.commands[command.name];
  const argument: Entry[] = command.argument ? [[command.argument.name, words.argument]] : [];
  return [
    ...wrapped(words.summary, columns),
    ...part(help.usage, [`  ${usageLine(command, phrases)}`]),
    ...part(help.examples, exampleLines(command, words.examples)),
    ...part(help.arguments, entries(argument, columns)),
    ...part(help.flags, entries(flagEntries(command.flags, words.flags, phrases), columns)),
    ...part(help.globalFlags, entries(globalEntries(phrases), columns)),
    ...part(
      help.fields,
      wrapped(command.fields().join(', '), columns - 2).map((line) => `  ${line}`),
    ),
    ...part(help.exitCodes, entries(exitEntries(command, phrases), columns)),
  ].join('\n');
}

function usageLine({ name, argument, flags }: Command, { help }: Phrases): string {
  const words = ['svcdesk', name];
  if (argument) words.push(argument.min === 0 ? `[${argument.name}]` : argument.name);
  if (Object.keys(flags).length > 0) words.push(`[${help.flagsPlaceholder}]`);
  return words.join(' ');
}

function exampleLines({ examples }: Command, words: Readonly<Record<string, string>>): string[] {
  return Object.entries(examples).flatMap(([name, line]) => [`  # ${words[name]}`, `  ${line}`]);
}

function flagEntries(
  flags: Readonly<Record<string, Flag>>,
  words: Readonly<Record<string, string>>,
  { help }: Phrases,
): Entry[] {
  return Object.entries(flags).map(([name, flag]) => {
    const values = flag.values ? ` (${format(help.values, { values: flag.values.join(', ') })})` : '';
    return [flagWord(name, flag), `${words[name]}${values}`];
  });
}

/** Flags that every command takes, with what each means. */
export function globalEntries({ globalFlags: words }: Phrases): Entry[] {
  return Object.entries<Flag>(globalFlags).map(([name, flag]) => [
    flagWord(name, flag),
    format(words[name as keyof typeof words], { server: defaultServer }),
  ]);
}

function flagWord(name: string, { short, value, optionalValue }: Flag): string {
  const long = short ? `-${short}, --${name}` : `--${name}`;
  if (!value) return long;
  return optionalValue ? `${long}[=${value}]` : `${long} ${value}`;
}

function exitEntries({ exitCodes }: Command, phrases: Phrases): Entry[] {
  return [0, 1, 2, ...exitCodes].map((code) => [
    String(code),
    phrases.exitCodes[code as keyof Phrases['exitCodes']],
  ]);
}
