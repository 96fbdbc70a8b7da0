import type { Context, Input } from '../command/command.ts';
import type { Flags } from '../command/flag.ts';
import { type Pair, pairs } from '../command/flag-kinds.ts';
import type { Connection } from '../session/connection.ts';

/** The flag that answers a custom field, given once for each. */
export const customFieldFlag = { field: pairs() } satisfies Flags;

/** A draft with the answers of `--field`, checked by its template. */
export async function withCustomFields<T extends object>(
  draft: T,
  { field = [] }: Input['flags'],
  connection: Connection,
  context: Context,
): Promise<T> {
  const { withAnswers } = await import('../fields/custom-fields.ts');
  const fields = await withAnswers(field as readonly Pair[], draft, connection, context);
  return fields ? { ...draft, fields } : draft;
}
