import type { Recipient } from '@svcdesk/core/rules';
import type { ActContext } from '../../../engine/context.ts';
import { groupOnDutyNow } from '../../../engine/on-duty.ts';
import { leadsOf, peopleInRole } from '../../../engine/people.ts';
import { statement } from '../../../platform/db/index.ts';
import type { LockedRow } from '../act/lock.ts';

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
      return leadsOf(tx, tenantId, order.groupId);
    case 'dispatchers':
      return peopleInRole(tx, tenantId, 'dispatcher');
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
