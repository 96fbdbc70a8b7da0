import type { Effect } from '@svcdesk/core/rules';
import type { ActContext } from '../../../engine/context.ts';
import { isoOf } from '../../../engine/instants.ts';
import { accountActive } from '../../../platform/db/active.ts';
import { statement } from '../../../platform/db/index.ts';

/** One row for each person named, and for each member that a group has now; who has one already keeps it. */
const copy = statement<
  object,
  [
    tenantId: string,
    orderId: string,
    byId: string,
    at: string,
    accountIds: readonly string[],
    groupIds: readonly string[],
  ]
>(
  'orders.copy',
  `INSERT INTO order_cc (tenant_id, id, order_id, account_id, via_group_id, by_id, created_at)
   SELECT $1, gen_random_uuid(), $2, who.account_id, who.group_id, $3, $4 FROM (
     SELECT a.id AS account_id, NULL::uuid AS group_id FROM accounts a
     WHERE a.tenant_id = $1 AND a.id = ANY($5::uuid[]) AND a.type = 1
       AND ${accountActive('a')}
     UNION ALL
     SELECT m.account_id, m.group_id FROM group_members m
     JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id
     WHERE m.tenant_id = $1 AND m.group_id = ANY($6::uuid[])
       AND ${accountActive('a')}
   ) who ON CONFLICT DO NOTHING`,
);

/** Copies an order to people and to the members of groups. */
export async function copyTo(
  { tx, tenantId, actor }: ActContext,
  orderId: string,
  { accountIds, groupIds }: Omit<Extract<Effect, { kind: 'copy' }>, 'kind'>,
  now: number,
): Promise<void> {
  if (actor.kind === 'job' || accountIds.length + groupIds.length === 0) return;
  await copy.change(tx, tenantId, orderId, actor.accountId, isoOf(now), accountIds, groupIds);
}
