import type { Phrases } from '../phrases/index.ts';
import type { CommandName } from './command.ts';
import { globalFlags } from './global-flags.ts';

/** Names of all commands, in the order that help shows them. */
export function commandNames({ commands }: Phrases): CommandName[] {
  return Object.keys(commands) as CommandName[];
}

/** What the first words of a line name. */
export interface Found {
  /** The command, if the words name one. */
  readonly name?: CommandName;
  /** The words before the first that is not part of a command or a group, as typed. */
  readonly words: readonly string[];
  /** Everything else, flags before the command included. */
  readonly rest: readonly string[];
}

/** Finds the command in a line; flags that every command takes may stand before it. */
export function findCommand(args: readonly string[], names: readonly CommandName[]): Found {
  const words: string[] = [];
  const rest: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? '';
    if (arg === '--') {
      rest.push(...args.slice(index));
      break;
    }
    if (arg.startsWith('-')) {
      rest.push(arg);
      if (takesNextWord(arg) && index + 1 < args.length) rest.push(args[++index] ?? '');
      continue;
    }
    words.push(arg);
    const line = words.join(' ');
    const name = names.find((known) => known === line);
    if (name) return { name, words, rest: [...rest, ...args.slice(index + 1)] };
    if (!names.some((known) => known.startsWith(`${line} `))) {
      return { words, rest: [...rest, ...args.slice(index + 1)] };
    }
  }
  return { words, rest };
}

function takesNextWord(arg: string): boolean {
  const flag = Object.entries(globalFlags).find(([name]) => arg === `--${name}`)?.[1];
  return flag?.value !== undefined && !flag.optionalValue;
}

/** Whether somebody asks for help, wherever in the line. */
export function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}
