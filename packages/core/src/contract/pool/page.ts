import * as z from 'zod/mini';
import { id, pageOf, paging, whole } from '../atoms/basic.ts';
import { orderSummary } from '../atoms/order.ts';
import { call } from '../define.ts';

/** Parts of the queue: all of it, what is late or soon will be, and what was given back or turned down. */
export const queueParts = ['waiting', 'late', 'soon', 'returned'] as const;

/** Orders of my groups without an owner, pending or handed to a group; what is due first comes first. */
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
      /** The same parts that the queue counts. */
      part: z._default(z.enum(queueParts), 'waiting'),
      ...paging(),
    }),
  data: () => pageOf(orderSummary()),
  errors: ['notFound'],
});
