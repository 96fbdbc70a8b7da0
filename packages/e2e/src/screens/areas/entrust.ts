import { type Client, items } from '@svcdesk/core';
import { entrust, orders } from '@svcdesk/core/contract';
import { type EntrustAction, orderStatus } from '@svcdesk/core/rules';
import type { Area, Finder } from '../area.ts';

/** One of those handed from the company to its partner, with which that person may do something. */
const entrusted =
  (account: string, action: EntrustAction, side: 'owner' | 'partner' = 'partner'): Finder =>
  async (ask) => {
    const staff: Client = await ask(account);
    for await (const order of items(staff, entrust.page, { side }))
      if (order.can.includes(action)) return order;
    return undefined;
  };

const under = '/userSide/orderCenter/trustOrders';
const handle = `${under}/handleTrustOrder`;

/** One that the dispatcher may hand to a partner. */
const toEntrust: Finder = async (ask) => {
  const staff = await ask('dispatcher');
  for await (const { id } of items(staff, orders.page, {
    scope: 'tenant',
    status: [orderStatus.processing],
  })) {
    const order = await staff.orders.detail({ orderId: id });
    if (order.can.some((action: string) => action === 'entrust')) return order;
  }
  return undefined;
};

export const entrustArea: Area = {
  samples: {
    toEntrust,
    toDistribute: entrusted('partner', 'distribute'),
    toRetake: entrusted('partner', 'retake'),
    toReject: entrusted('partner', 'reject'),
    toTakeBack: entrusted('dispatcher', 'takeBack', 'owner'),
  },
  viewerByPath: {
    [under]: 'partner',
    [`${under}/detail`]: 'partner',
    [handle]: 'partner',
    [`${under}/detail/externalTrustOrderDetail`]: 'partner',
  },
  cases: [
    {
      path: '/userSide/orderCenter/orderDetail',
      as: 'dispatcher',
      about: 'toEntrust',
      query: { do: 'entrust' },
    },
    { path: under, query: { side: 'mine' } },
    { path: under, as: 'dispatcher', query: { side: 'owner' } },
    { path: `${under}/detail`, as: 'dispatcher', about: 'toTakeBack' },
    { path: `${under}/detail/externalTrustOrderDetail`, as: 'dispatcher', about: 'toTakeBack' },
    { path: handle, about: 'toRetake', query: { do: 'retake' } },
    { path: handle, about: 'toReject', query: { do: 'reject' } },
    { path: handle, as: 'dispatcher', about: 'toTakeBack', query: { do: 'takeBack' } },
  ],
};
