import type { RequestOf } from '@svcdesk/core/contract';
import type { preview } from '@svcdesk/core/contract/dispatch';
import { save as leave } from '@svcdesk/core/contract/leave';
import { format } from '@svcdesk/core/phrases';
import { flagsOfFields, sentWithin, type TypedField, typedFields } from '../calls/parts.ts';
import type { Context, Input } from '../command.ts';
import { usageError } from '../errors.ts';
import type { Connection } from '../session/connection.ts';

/** Who is thought to be away, and when: read as leave is. */
export const awayFlags = flagsOfFields({
  away: 'accountId',
  'away-from': { field: 'from', needs: 'away' },
  'away-to': { field: 'to', needs: 'away' },
});

/** What was typed of it. */
const typedAbsence = (input: Input): TypedField[] => typedFields([], awayFlags, input);

/** The same by where a request holds it, for what is said of it. */
export const sentAbsence = (input: Input): TypedField[] => sentWithin('absences', typedAbsence(input));

/** The absence that was typed, if any. */
export async function absencesOf(
  input: Input,
  connection: Connection,
  context: Context,
): Promise<RequestOf<typeof preview>['absences']> {
  const fields = typedAbsence(input);
  if (fields.every(({ typed }) => typed.length === 0)) return undefined;
  const { requestOf } = await import('../calls/request.ts');
  const missing = fields.filter(({ typed }) => typed.length === 0).map(({ label }) => label);
  const { usage } = context.phrases;
  if (missing.length > 0) throw usageError(format(usage.missingFlags, { names: missing.join(usage.comma) }));
  const { accountId, from, to } = await requestOf(
    { call: leave, fields, base: {}, later: [] },
    connection,
    context,
  );
  return [{ accountId: String(accountId), from: String(from), to: String(to) }];
}
