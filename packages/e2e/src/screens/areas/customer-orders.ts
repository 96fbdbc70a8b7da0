import { items } from '@svcdesk/core';
import { orders } from '@svcdesk/core/contract';
import { type OrderAction, orderStatus } from '@svcdesk/core/rules';
import type { Area, Finder } from '../area.ts';

const orderThat =
  (status: number, action?: OrderAction): Finder =>
  async (ask) => {
    const customer = await ask('customer-a');
    for await (const order of items(customer, orders.cellPage, { status: [status] })) {
      if (action === undefined || order.can.includes(action)) return order;
    }
    return undefined;
  };

export const customerOrders: Area = {
  samples: {
    ofCustomer: orderThat(orderStatus.processing),
    toEvaluate: orderThat(orderStatus.resolved, 'evaluate'),
  },
  cases: [{ path: '/clientSide/orderCenter/orderDetail', about: 'ofCustomer', query: { do: 'supplement' } }],
};
