import { orderAfterWaiting, type QueuedAction } from '@svcdesk/core/outbox';
import { actorOf } from '@svcdesk/core/rules';
import type { Account } from '../../platform/api/account.ts';
import { serverNow } from '../../platform/clock.ts';
import type { OrderDetail } from './order.ts';

/** An order with the state that it will be in. */
export type ExpectedOrder = OrderDetail & { expectedStatus?: number };

/** An order as it will be once what waits has arrived. */
export function afterWaiting(
  order: OrderDetail,
  account: Account,
  waiting: readonly QueuedAction[],
): ExpectedOrder {
  return orderAfterWaiting(order, actorOf(account), waiting, serverNow());
}
