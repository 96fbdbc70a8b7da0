import * as z from 'zod/mini';
import type { OrderSource } from '../order/source.ts';
import { openKey, pageOf, paging } from './atoms/basic.ts';
import { call } from './define.ts';

/** Where orders come from: keys 0, 1 and 2. A draft names one by its id. */
export const page = /* @__PURE__ */ call('orderSources.page', {
  method: 'POST',
  path: '/api/order_source/find_page',
  permission: 'order.create',
  request: () => z.object(paging()),
  data: () => pageOf(z.object({ id: z.string(), name: z.string(), key: openKey<OrderSource>() })),
});
