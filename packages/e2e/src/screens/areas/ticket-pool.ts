import { items } from '@svcdesk/core';
import { orders, pool } from '@svcdesk/core/contract';
import type { Area, Finder } from '../area.ts';

/** Came outside of working hours: of all orders of the engineer's groups, because the pool may have none just now. */
const duty: Finder = async (ask) => {
  const staff = await ask('engineer');
  for await (const order of items(staff, pool.page, { duty: true })) return order;
  for (const scope of ['mine', 'group'] as const)
    for await (const order of items(staff, orders.page, { scope })) if (order.duty) return order;
  return undefined;
};

export const ticketPool: Area = {
  samples: { duty },
  cases: [{ path: '/userSide/userCenter/ticketPool', query: { of: 'duty' } }],
};
