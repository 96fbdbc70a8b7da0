import { SvcdeskError } from '@svcdesk/core';
import { mayAct, type StaffActor } from '@svcdesk/core/order';
import { type Queryable, statement } from '../../db/index.ts';

/** Whose to-dos: my own, or those of everybody whom I lead. */
export type BacklogScope = 'mine' | 'underling';

/** All members of the groups led who are enabled, each once, without the lead himself. */
const membersOf = statement<
  { accountId: string },
  [tenantId: string, groupIds: readonly string[], leadId: string]
>(
  'groups.underlings',
  `SELECT DISTINCT m.account_id AS "accountId" FROM group_members m
   JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id
   WHERE m.tenant_id = $1 AND m.group_id = ANY($2::uuid[]) AND m.account_id <> $3
     AND a.disabled_at IS NULL AND a.deleted_at IS NULL`,
);

/** Who is led by an account. */
export async function underlingsOf(on: Queryable, tenantId: string, actor: StaffActor): Promise<string[]> {
  if (actor.ledGroupIds.length === 0) return [];
  const rows = await membersOf.all(on, tenantId, actor.ledGroupIds, actor.accountId);
  return rows.map(({ accountId }) => accountId);
}

/** The owners whose orders a scope takes. */
export async function ownersOf(
  on: Queryable,
  tenantId: string,
  actor: StaffActor,
  scope: BacklogScope,
): Promise<readonly string[]> {
  if (scope === 'mine') return [actor.accountId];
  if (!mayAct(actor, 'underling.view')) throw new SvcdeskError('noPermission');
  return underlingsOf(on, tenantId, actor);
}
