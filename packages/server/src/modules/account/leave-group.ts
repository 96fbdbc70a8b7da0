import { statement } from '../../platform/db/index.ts';
import { type AccountOf, type OperatorContext, recordOperator } from './disable-account.ts';
import { offBoard } from './off-board.ts';

const drop = statement<{ timeZone: string }, [tenantId: string, accountId: string, groupId: string]>(
  'groups.dropMember',
  `DELETE FROM group_members m USING tenants t
   WHERE m.tenant_id = $1 AND m.account_id = $2 AND m.group_id = $3 AND t.id = m.tenant_id
   RETURNING t.time_zone AS "timeZone"`,
);

/** Who worked in it works in another one of theirs, if they have any. */
const workElsewhere = statement<object, [tenantId: string, accountId: string, groupId: string, at: Date]>(
  'accounts.workElsewhere',
  `UPDATE accounts a SET version = a.version + 1, updated_at = $4, current_group_id = (
     SELECT m.group_id FROM group_members m WHERE m.tenant_id = $1 AND m.account_id = $2 ORDER BY m.group_id LIMIT 1)
   WHERE a.tenant_id = $1 AND a.id = $2 AND a.current_group_id = $3`,
);

/** Takes somebody out of a group with all that they have there. False when they were no member. */
export async function leaveGroup(
  context: OperatorContext,
  { tenantId, accountId }: AccountOf,
  groupId: string,
): Promise<boolean> {
  const { tx, now } = context;
  const left = await drop.first(tx, tenantId, accountId, groupId);
  if (!left) return false;
  await workElsewhere.change(tx, tenantId, accountId, groupId, now());
  await offBoard(context, { tenantId, accountId, timeZone: left.timeZone, groupId });
  const changes = { removed: 'member', groupId };
  await recordOperator(context, { tenantId, accountId }, { kind: 'role.change', changes });
  return true;
}
