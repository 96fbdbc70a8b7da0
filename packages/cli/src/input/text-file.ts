import { readFileSync } from 'node:fs';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import { readStandardInput } from './standard-input.ts';
import { textOf } from './text-of.ts';

/** Reads a text from a file, or from standard input by `-`. */
export async function readTextFile(
  flag: string,
  file: string,
  context: Pick<Context, 'host' | 'phrases' | 'terminal'>,
): Promise<string> {
  if (file === '-') return readStandardInput(`${flag} -`, context);
  return textOf(file, bytesOf(file, context), context).trimEnd();
}

function bytesOf(file: string, { phrases }: Pick<Context, 'phrases'>): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code;
    throw usageError(format(phrases.usage.fileUnreadable, { file, why }));
  }
}
