import { accountActive, groupLive } from '../platform/db/active.ts';
import { type Queryable, statement } from '../platform/db/index.ts';

const fits = statement<{ fits: boolean }, [tenantId: string, groupId: string, engineerId: string | null]>(
  'orders.targetFits',
  `SELECT EXISTS (SELECT FROM groups g WHERE g.tenant_id = $1 AND g.id = $2 AND ${groupLive('g')})
     AND ($3::uuid IS NULL OR EXISTS (
       SELECT FROM group_members m JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id
       WHERE m.tenant_id = $1 AND m.group_id = $2 AND m.account_id = $3 AND a.type = 1
         AND ${accountActive('a')} AND NOT a.under_review)) AS fits`,
);

/** Whether an order may go to a group, and to an engineer of it: enabled and a member. */
export async function targetFits(
  on: Queryable,
  tenantId: string,
  groupId: string,
  engineerId: string | undefined,
): Promise<boolean> {
  const row = await fits.first(on, tenantId, groupId, engineerId ?? null);
  return row?.fits === true;
}
