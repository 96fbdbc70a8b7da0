import { items } from '@svcdesk/core';
import { pool } from '@svcdesk/core/contract';
import type { Area, Finder } from '../area.ts';

/** Came outside of working hours: of all orders of the engineer's groups, because the pool may have none just now. */
const duty: Finder = async (ask) => {
  const staff = await ask('engineer');
  for await (const order of items(staff, pool.page, { duty: true })) return order;
  for (const scope of ['mine', 'group'] as const) {
    const { list } = await staff.orders.page({ scope, size: 100 });
    const found = list.find((order) => order.duty);
    if (found) return found;
  }
  return undefined;
};

export const ticketPool: Area = {
  samples: { duty },
  cases: [{ path: '/userSide/userCenter/ticketPool', query: { of: 'duty' } }],
};
