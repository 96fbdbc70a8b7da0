import { readFileSync } from 'node:fs';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command/command.ts';
import { usageError } from '../errors/cli-error.ts';
import { readStandardInput } from './standard-input.ts';

/** Reads a text from a file, or from standard input by `-`. */
export async function readTextFile(
  flag: string,
  file: string,
  context: Pick<Context, 'host' | 'phrases'>,
): Promise<string> {
  if (file === '-') return readStandardInput(`${flag} -`, context);
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code;
    throw usageError(format(context.phrases.usage.fileUnreadable, { file, why }));
  }
}
