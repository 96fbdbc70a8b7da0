import type { Recipient } from '@svcdesk/core/order';
import { statement } from '../../../db/index.ts';
import type { LockedRow } from '../act/lock.ts';
import type { ActContext } from '../context.ts';
import { groupOnDutyNow } from './on-duty.ts';

const enabled = 'a.disabled_at IS NULL AND a.deleted_at IS NULL';

/** Who leads a group; when nobody does, who leads the nearest group above it that has a lead. */
const leadsOf = statement<{ accountId: string }, [tenantId: string, groupId: string]>(
  'groups.leadsOf',
  `WITH above AS (
     SELECT l.account_id, x.depth FROM group_ancestors x
     JOIN group_leads l ON l.tenant_id = x.tenant_id AND l.group_id = x.ancestor_id
     JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id AND ${enabled}
     WHERE x.tenant_id = $1 AND x.group_id = $2
   ) SELECT account_id AS "accountId" FROM above WHERE depth = (SELECT min(depth) FROM above)`,
);

const dispatchers = statement<{ accountId: string }, [tenantId: string]>(
  'accounts.dispatchers',
  `SELECT r.account_id AS "accountId" FROM account_roles r
   JOIN accounts a ON a.tenant_id = r.tenant_id AND a.id = r.account_id AND ${enabled}
   WHERE r.tenant_id = $1 AND r.role = 'dispatcher'`,
);

const copiedNow = statement<{ accountId: string }, [tenantId: string, orderId: string, at: string]>(
  'orders.copiedNow',
  `SELECT DISTINCT account_id AS "accountId" FROM order_cc
   WHERE tenant_id = $1 AND order_id = $2 AND created_at = $3`,
);

async function resolve(
  context: ActContext,
  order: LockedRow,
  recipient: Recipient,
  now: number,
): Promise<readonly string[]> {
  const { tx, tenantId } = context;
  const ids = (rows: readonly { accountId: string }[]) => rows.map((row) => row.accountId);
  switch (recipient.to) {
    case 'account':
      return [recipient.accountId];
    case 'reporterSide':
      return [order.reportAccountId, order.creatorKind === 'client' ? order.creatorId : null].filter(
        (id) => id !== null,
      );
    case 'lead':
      return ids(await leadsOf.all(tx, tenantId, order.groupId));
    case 'dispatchers':
      return ids(await dispatchers.all(tx, tenantId));
    case 'copied':
      return ids(await copiedNow.all(tx, tenantId, order.id, new Date(now).toISOString()));
    case 'groupOnDuty':
      return groupOnDutyNow(context, recipient.groupId, now);
  }
}

/** Accounts that a message goes to, each once, the actor left out. */
export async function recipientsOf(
  context: ActContext,
  order: LockedRow,
  recipients: readonly Recipient[],
  now: number,
): Promise<string[]> {
  const { actor } = context;
  const found = new Set<string>();
  for (const recipient of recipients) {
    for (const id of await resolve(context, order, recipient, now)) found.add(id);
  }
  if (actor.kind !== 'job') found.delete(actor.accountId);
  return [...found];
}
