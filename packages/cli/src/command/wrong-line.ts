import { format } from '@svcdesk/core/phrases';
import { type CliError, usageError } from '../errors/cli-error.ts';
import type { Program } from './program.ts';

/** A complaint about a line, with the help that tells how it is written. */
export function wrongLine(message: string, { line, context }: Pick<Program, 'line' | 'context'>): CliError {
  return usageError(message, format(context.phrases.usage.seeHelp, { command: `svcdesk ${line}`.trim() }));
}
