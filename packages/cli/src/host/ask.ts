import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { CliError, exitCode, interrupted, usageError } from '../errors.ts';

/** What to ask for. */
interface Question {
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

/** Why it is asked first: it cannot be undone, or signs one out everywhere else. */
export type Consequence = 'undone' | 'signsOut';

/** Asks whether to go on; where input is no terminal, `--yes` must have said so. */
export async function confirmed(
  command: string,
  names: readonly (string | undefined)[],
  isSure: boolean,
  { host, phrases, terminal }: Context,
  consequence: Consequence = 'undone',
): Promise<void> {
  if (isSure) return;
  const line = ['svcdesk', command, ...names.filter((name) => name !== undefined)].join(' ');
  if (!terminal.mayAsk) throw usageError(format(phrases.usage.needYes[consequence], { command: line }));
  const answer = await host.stdin.readLine(
    format(phrases.prompts.sure[consequence], { command: line }),
    false,
  );
  if (phrases.prompts.yes.split(',').includes(answer?.trim().toLowerCase() ?? '')) return;
  throw new CliError('interrupted', exitCode.interrupted, phrases.notes.notDone);
}
