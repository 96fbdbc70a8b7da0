import { type ParseArgsConfig, parseArgs } from 'node:util';
import { explainDiskFault } from '../platform/disk-fault.ts';

/** Something that the person at the terminal can mend; the message says how. */
export class AdminRefused extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The refusal for what the system says of a path that was worked on; any other error as it is. */
export function diskRefused(error: unknown, path: string, outcome = ''): unknown {
  const said = explainDiskFault(error, path);
  return said === undefined ? error : new AdminRefused([said, outcome].filter(Boolean).join(' '));
}

/** The same for a file that is read, which nothing makes. */
export function readRefused(error: unknown, path: string, outcome = ''): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return diskRefused(error, path, outcome);
  return new AdminRefused([`There is no file ${path}.`, outcome].filter(Boolean).join(' '));
}

/** The command was typed wrongly. */
export const wrongUse = (message: string): AdminRefused => new AdminRefused(message, 2);

type Options = NonNullable<ParseArgsConfig['options']>;

/** Takes a line apart; what a command does not know is the caller's mistake, said in a sentence. */
export function readArgs<const O extends Options>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    const option = /'(--?[^' =]+)/.exec(message)?.[1] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw wrongUse(`There is no option ${option}.`);
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      throw wrongUse(
        message.includes('argument missing') ? `${option} needs a value.` : `${option} takes no value.`,
      );
    }
    throw error;
  }
}

/** For a command that takes nothing. */
export function expectNothing(name: string, args: readonly string[]): void {
  const { positionals } = readArgs(args, {});
  if (positionals.length > 0) throw wrongUse(`"${name}" takes nothing more.`);
}
