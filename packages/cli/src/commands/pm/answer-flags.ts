import type { Context, Input } from '../../command/command.ts';
import type { Flags } from '../../command/flag.ts';
import { pairs } from '../../command/flag-kinds.ts';
import type { Connection } from '../../session/connection.ts';

/** Flags that answer the items of a check list: by result or value, what is abnormal, and photos. */
export const answerFlags = {
  answer: pairs('ITEM=VALUE'),
  abnormal: pairs('ITEM=REMARK'),
  photo: pairs('ITEM=FILE'),
} satisfies Flags;

/** Answers to a check list: those that came as JSON, and those of the flags. */
export async function withAnswers(
  { id, answers: given = [] }: Record<string, unknown>,
  connection: Connection,
  context: Context,
  flags: Input['flags'],
): Promise<{ answers?: object[] }> {
  const { answersOf } = await import('./answers.ts');
  const answers = [...(given as object[]), ...(await answersOf(id, flags, connection, context))];
  return answers.length > 0 ? { answers } : {};
}
