import { type Effect, entrustStatus, type RecordDraft } from '@svcdesk/core/rules';
import type { ActContext } from '../../engine/context.ts';
import { emitting } from '../../engine/records.ts';
import { isoOf, msOf } from '../../engine/timestamps.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import {
  type EntrustPair,
  lockMirroredOrders,
  type OwnerHalf,
  type OwnerOrder,
  pairColumns,
} from './mirrored-orders.ts';
import { defaultDueAt, markEntrusted, notifyPartner, writeAction } from './write.ts';

type Change = Extract<Effect, { kind: 'entrusted' }>['change'];

/** The one that is at a partner; an order has at most one. */
const openOf = statement<EntrustPair & { ownerName: string }, [tenantId: string, orderId: string]>(
  'entrust.openOfOrder',
  `SELECT ${pairColumns}, t.name AS "ownerName"
   FROM entrust_owner_halves h JOIN tenants t ON t.id = h.tenant_id
   WHERE h.tenant_id = $1 AND h.order_id = $2 AND h.status <= ${entrustStatus.processing}`,
);

async function changedBy(
  context: ActContext,
  order: OwnerOrder,
  change: Change,
  half: OwnerHalf,
  at: number,
): Promise<Partial<OwnerHalf>> {
  switch (change) {
    case 'pause':
      return { pausedAt: isoOf(at) };
    case 'resume': {
      const stood = half.pausedAt ? at - Date.parse(half.pausedAt) : 0;
      const dueAt = msOf(half.dueAt);
      return { pausedAt: null, dueAt: dueAt === undefined ? null : isoOf(dueAt + stood) };
    }
    case 'priority': {
      const dueAt = half.dueFixed ? half.dueAt : await defaultDueAt(context, order, at);
      return { priority: order.priority, dueAt };
    }
    case 'takeBack':
      return {};
  }
}

const passOnCoordination = statement<
  object,
  [tenantId: string, orderId: string, formerId: string | null, nextId: string | null, at: string]
>(
  'entrust.passOnCoordination',
  `WITH ours AS (
     SELECT tenant_id, id, status, jsonb_build_object('coordinatorId', coalesce($3::uuid, coordinator_id)) AS former
     FROM entrust_owner_halves WHERE tenant_id = $1 AND order_id = $2
       AND coalesce($3::uuid, coordinator_id) <> coalesce($4::uuid, coordinator_id)
   ) ${emitting('entrusted', 'edit', '$5', 'ours')}`,
);

/**
 * The handler of an order coordinates what a partner did for it, so a change of handler is a change for both of them.
 * Pipelined: not awaited. Listeners are woken by the write of the order in the same transaction.
 */
export function handlerChanged(tx: Transaction, before: OwnerOrder, after: OwnerOrder): void {
  // An order that was not accepted yet was never at a partner.
  if (before.handlerId === after.handlerId || before.acceptedAt === null) return;
  const { tenantId, id, handlerId, updatedAt } = after;
  tx.pipelined(passOnCoordination.change(tx, tenantId, id, before.handlerId, handlerId, updatedAt));
}

const actionOf = { pause: 'hangUp', resume: 'activate', priority: 'edit', takeBack: 'takeBack' } as const;

/**
 * What an action on the owner's order does to the part of it that is at a partner, in the same transaction: the
 * order is locked already, then both halves. The partner reads what happened and why, not what was said about it.
 */
export async function mirrorEffect(
  context: ActContext,
  order: OwnerOrder,
  record: RecordDraft,
  change: Change,
): Promise<void> {
  const pair = await openOf.first(context.tx, order.tenantId, order.id);
  if (!pair) return;
  const halves = await lockMirroredOrders(context.tx, pair);
  const { reasonCode } = record;
  const priority = record.changes?.priority;
  const reason = {
    ...((change === 'pause' || change === 'takeBack') && { reasonCode }),
    ...(change === 'priority' && priority && { changes: { priority } }),
  };
  const from = halves.partner.status;
  const to = change === 'takeBack' ? entrustStatus.takenBack : from;
  const said = { action: actionOf[change], from, to, own: reason, other: reason, byName: pair.ownerName };
  const owner = await changedBy(context, order, change, halves.owner, record.effectiveAt);
  const after = await writeAction(context, halves, said, { owner });
  if (change !== 'takeBack') return;
  await markEntrusted(context, after.owner, false);
  await notifyPartner(context, after, 'entrust.takenBack');
}
