import { format } from '@svcdesk/core/phrases';
import { raw } from 'jq-wasm';
import type { Context } from '../command/command.ts';
import { usageError } from '../errors/cli-error.ts';

/** What jq makes of data: texts as they are, everything else as JSON, a line each. */
export async function filtered(
  expression: string,
  data: unknown,
  { terminal, phrases }: Pick<Context, 'terminal' | 'phrases'>,
): Promise<string> {
  const flags = terminal.forPeople ? ['-r'] : ['-r', '-c'];
  try {
    return (await raw(JSON.stringify(data), expression, flags)).replace(/\n$/, '');
  } catch (error) {
    // jq tells where it stumbled in lines of its own.
    const why = (error as Error).message.replace(/^.*?jq: error[^:]*:\s*/s, '').split('\n')[0] ?? '';
    throw usageError(format(phrases.usage.notJq, { expression, why: why.trim() }));
  }
}
