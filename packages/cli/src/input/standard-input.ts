import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import { textOf } from './text-of.ts';

/** Reads standard input for a flag; a terminal or nothing there is a usage error instead of a wait. */
export async function readStandardInput(
  flag: string,
  context: Pick<Context, 'host' | 'phrases' | 'terminal'>,
): Promise<string> {
  const text = await readPipe(flag, context);
  if (text === '') throw usageError(format(context.phrases.usage.stdinEmpty, { flag }));
  return text;
}

/** Reads what is piped in for a flag or argument, which may be nothing; a terminal is a usage error instead of a wait. */
export async function readPipe(
  flag: string,
  context: Pick<Context, 'host' | 'phrases' | 'terminal'>,
): Promise<string> {
  const { host, phrases } = context;
  if (host.stdin.isTTY) throw usageError(format(phrases.usage.stdinIsTerminal, { flag }));
  return textOf(flag, await host.stdin.readAll(), context).replace(/\r?\n$/, '');
}
