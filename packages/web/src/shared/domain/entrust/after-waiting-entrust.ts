import { afterWaiting, type QueuedAction } from '@svcdesk/core/outbox';
import type { Actor } from '@svcdesk/core/roles';
import { entrustKind, entrustStateOf } from '@svcdesk/core/rules';
import { serverNow } from '../../platform/clock.ts';
import type { EntrustOrder, ExpectedEntrust } from './entrust.ts';

/** An entrusted order with everything that this phone has done to it. */
export function afterWaitingEntrust(
  order: EntrustOrder,
  actor: Actor,
  waiting: readonly QueuedAction[],
): ExpectedEntrust {
  const known = { ...entrustStateOf(order), can: order.can, refused: order.refused };
  const { can, refused, status } = afterWaiting(entrustKind(order.side), known, actor, waiting, serverNow());
  if (status === order.status) return order;
  return { ...order, can: [...can], refused: [...refused], expectedStatus: status };
}
