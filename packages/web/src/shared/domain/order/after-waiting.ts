import { orderAfterWaiting, type QueuedAction } from '@svcdesk/core/outbox';
import type { StaffActor, StaffRole } from '@svcdesk/core/roles';
import type { Account } from '../../platform/api/account.ts';
import { serverNow } from '../../platform/clock.ts';
import type { OrderDetail } from './order.ts';

/** An order with the state that it will be in. */
export type ExpectedOrder = OrderDetail & { expectedStatus?: number };

/** Who acts, as the rules know a person of staff. */
export function actorOf({ id, roles, groups, currentGroupId }: Account): StaffActor {
  const led = groups.filter(({ lead }) => lead);
  return {
    kind: 'staff',
    accountId: id,
    roles: roles as StaffRole[],
    memberGroupIds: groups.map((group) => group.id),
    ledGroupIds: led.map((group) => group.id),
    currentGroupId,
  };
}

/** An order as it will be once what waits has arrived. */
export function afterWaiting(
  order: OrderDetail,
  account: Account,
  waiting: readonly QueuedAction[],
): ExpectedOrder {
  return orderAfterWaiting(order, actorOf(account), waiting, serverNow());
}
