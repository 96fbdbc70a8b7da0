import { readFileSync } from 'node:fs';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command/context.ts';
import { usageError } from '../errors/cli-error.ts';
import { ask } from '../input/ask.ts';
import { readStandardInput } from '../input/standard-input.ts';

/** What was done, from its flag, a file, standard input, or asked for. */
export async function solutionOf(
  text: string | undefined,
  file: string | undefined,
  context: Context,
): Promise<string> {
  const { usage, prompts } = context.phrases;
  if (text !== undefined && file !== undefined) {
    throw usageError(format(usage.exclusive, { one: '--solution', other: '--solution-file' }));
  }
  if (text !== undefined) return text;
  if (file === '-') return readStandardInput('--solution-file -', context);
  if (file !== undefined) return readText(file, usage.fileUnreadable);
  return ask({ what: prompts.solution, flag: '--solution' }, context);
}

function readText(file: string, complaint: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch (error) {
    throw usageError(format(complaint, { file, why: (error as NodeJS.ErrnoException).code }));
  }
}
