import { afterWaiting, type QueuedAction } from '@svcdesk/core/outbox';
import type { StaffActor } from '@svcdesk/core/roles';
import { entrustKind } from '@svcdesk/core/rules';
import { serverNow } from '../../platform/clock.ts';
import type { EntrustOrder, ExpectedEntrust } from './entrust.ts';

/** Names of the two sides: the rules only ask which of them the account is of. */
const sides = { ownerTenantId: 'owner', partnerTenantId: 'partner' } as const;

/** An entrusted order with everything that this phone has done to it. */
export function afterWaitingEntrust(
  order: EntrustOrder,
  actor: StaffActor,
  waiting: readonly QueuedAction[],
): ExpectedEntrust {
  const known = { ...order, ...sides };
  const { can, refused, status } = afterWaiting(entrustKind(order.side), known, actor, waiting, serverNow());
  if (status === order.status) return order;
  return { ...order, can: [...can], refused: [...refused], expectedStatus: status };
}
