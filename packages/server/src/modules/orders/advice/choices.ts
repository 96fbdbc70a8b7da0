import { doesOrders } from '../../../engine/targets.ts';
import { accountActive } from '../../../platform/db/active.ts';
import { statement, type Transaction } from '../../../platform/db/index.ts';
import type { LockedRow } from '../actions/lock.ts';

type Choice = [
  ...[tenantId: string, orderId: string, seq: number, round: number, groupId: string],
  ...[chosenId: string, chosenAt: string, suggestedId: string],
];

/** Only of one who could be suggested there. */
const keep = statement<object, Choice>(
  'orders.keepChoice',
  `INSERT INTO suggestion_choices (tenant_id, order_id, seq, round, group_id, chosen_id, chosen_at, suggested_id)
   SELECT $1, $2, $3, $4, $5, $6, $7, a.id FROM accounts a
   JOIN group_members m ON m.tenant_id = $1 AND m.group_id = $5 AND m.account_id = a.id
   WHERE a.tenant_id = $1 AND a.id = $8 AND a.type = 1 AND ${accountActive('a')} AND NOT a.under_review
     AND ${doesOrders('a')}`,
);

/**
 * Keeps who stood first among those suggested for an order that was just given to a person, beside the record of it. It
 * is for a report alone, so one who cannot be suggested is left out, and holds up no work.
 */
export function keepChoice(tx: Transaction, order: LockedRow, suggestedId: string | undefined): void {
  const { tenantId, id, recordCount, round, groupId, ownerId, updatedAt } = order;
  if (suggestedId === undefined || ownerId === null) return;
  tx.pipelined(keep.change(tx, tenantId, id, recordCount, round, groupId, ownerId, updatedAt, suggestedId));
}
