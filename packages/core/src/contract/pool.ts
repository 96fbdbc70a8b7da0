import * as z from 'zod/mini';
import { id, pageOf, paging, whole } from './atoms/basic.ts';
import { orderSummary } from './atoms/order.ts';
import { call } from './define.ts';

/** Orders of my groups that nobody has, pending or handed to a group, the longest waiting first. */
export const page = /* @__PURE__ */ call('pool.page', {
  method: 'POST',
  path: '/api/order/ticket_pool/page',
  permission: 'order.view',
  side: 'staff',
  request: () =>
    z.object({
      groupId: z.optional(id()),
      status: z.optional(z.array(whole(1, 2)).check(z.maxLength(2))),
      /** Only orders that came outside of working hours, for those on duty. */
      duty: z.optional(z.boolean()),
      ...paging(),
    }),
  data: () => pageOf(orderSummary()),
  errors: ['notFound'],
});
