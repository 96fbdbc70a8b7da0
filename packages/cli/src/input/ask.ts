import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { interrupted, usageError } from '../errors.ts';

/** What to ask for. */
export interface Question {
  /** In words, as the prompt shows it. */
  readonly what: string;
  /** The flag that would have answered, for those who cannot be asked. */
  readonly flag: string;
  /** Whether the answer must not be shown. */
  readonly hidden?: boolean;
}

/** Asks one question on the terminal, or fails at once naming the flag that would have answered it. */
export async function ask(
  { what, flag, hidden = false }: Question,
  { host, phrases, terminal }: Pick<Context, 'host' | 'phrases' | 'terminal'>,
): Promise<string> {
  if (!terminal.mayAsk) throw usageError(format(phrases.usage.needInput, { what, flag }));
  const answer = await host.stdin.readLine(`${what}: `, hidden);
  if (answer === undefined) throw interrupted();
  return answer;
}
