import type { FieldAnswer } from '@svcdesk/core/format';
import type { Context, Input } from '../command.ts';
import { type Flags, type Pair, pairs } from '../line/flags.ts';
import type { Connection } from '../session/connection.ts';

/** The flag that answers a custom field, given once for each. */
export const customFieldFlag = { field: pairs() } satisfies Flags;

/** Custom fields of a draft with the answers of `--field`, checked by its template. */
export async function withCustomFields(
  draft: object,
  connection: Connection,
  context: Context,
  { field = [] }: Input['flags'],
): Promise<{ fields?: readonly FieldAnswer[] }> {
  const { withAnswers } = await import('../calls/custom-fields.ts');
  const fields = await withAnswers(field as readonly Pair[], draft, connection, context);
  return fields ? { fields } : {};
}
