import { type Client, items } from '@svcdesk/core';
import { orders } from '@svcdesk/core/contract';
import { type OrderAction, openStatuses, orderStatus } from '@svcdesk/core/rules';
import type { Area, Finder } from '../area.ts';
import { raiseWithPhone } from '../raise-with-phone.ts';

async function* ordersOf(staff: Client, status: readonly number[]) {
  for (const scope of ['mine', 'group'] as const)
    yield* items(staff, orders.page, { scope, status: [...status] });
}

/** An open order of the engineer's with which the action may be done. */
const openFor =
  (action: OrderAction): Finder =>
  async (ask) => {
    for await (const order of ordersOf(await ask('engineer'), openStatuses))
      if (order.can.includes(action)) return order;
    return undefined;
  };

/** An order of the whole company with which the dispatcher may do it. */
const anyFor =
  (action: OrderAction, ...status: number[]): Finder =>
  async (ask) => {
    for await (const order of items(await ask('dispatcher'), orders.page, { scope: 'tenant', status }))
      if (order.can.includes(action)) return order;
    return undefined;
  };

const evaluated: Finder = async (ask) => {
  const staff = await ask('engineer');
  for await (const order of ordersOf(staff, [orderStatus.closed])) {
    const { evaluation } = await staff.orders.detail({ orderId: order.id });
    if (evaluation) return order;
  }
  return undefined;
};

const detail = '/userSide/orderCenter/orderDetail';

export const staffOrders: Area = {
  samples: {
    acceptable: openFor('accept'),
    /** The engineer works on it. */
    atWork: openFor('hangUp'),
    /** The engineer may resolve it, having been where it is. */
    resolvable: openFor('resolve'),
    returnable: openFor('release'),
    declinable: openFor('decline'),
    /** The engineer has yet to set out for it. */
    departable: openFor('depart'),
    cancellable: anyFor('cancel', ...openStatuses),
    /** Its customer can be called and asked what they think of it. */
    toCallBack: anyFor('evaluate', orderStatus.resolved),
    evaluated,
    /** Its reporter left a number to call in a field. */
    withPhoneField: async (ask) => raiseWithPhone(await ask('engineer'), await ask('customer-a')),
  },
  cases: [
    { path: '/userSide/orderCenter/orders', query: { scope: 'group' } },
    { path: detail, about: 'evaluated' },
    { path: detail, about: 'withPhoneField' },
    { path: detail, about: 'declinable', query: { do: 'decline' } },
    { path: detail, about: 'returnable', query: { do: 'release' } },
    { path: detail, about: 'atWork', query: { do: 'edit' } },
  ],
};
