import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command/command.ts';
import { usageError } from '../errors/cli-error.ts';

/** Reads standard input for a flag; a terminal or nothing there is a usage error instead of a wait. */
export async function readStandardInput(
  flag: string,
  { host, phrases }: Pick<Context, 'host' | 'phrases'>,
): Promise<string> {
  if (host.stdin.isTTY) throw usageError(format(phrases.usage.stdinIsTerminal, { flag }));
  const text = (await host.stdin.readAll()).replace(/\r?\n$/, '');
  if (text === '') throw usageError(format(phrases.usage.stdinEmpty, { flag }));
  return text;
}
