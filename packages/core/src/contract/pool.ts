import * as z from 'zod/mini';
import { id, pageOf, paging, whole } from './atoms/basic.ts';
import { orderSummary } from './atoms/order.ts';
import { suggestion } from './atoms/suggestion.ts';
import { call, once } from './define.ts';

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

/**
 * What the queue is sorted by: how late or close to late it is by the weight of its priority, what is due first, what
 * came first, or what came last.
 */
export const queueSorts = ['urgency', 'due', 'oldest', 'newest'] as const;

const queued = /* @__PURE__ */ once(() =>
  z.object({
    ...orderSummary().shape,
    /** The engineer whom the rules would send, as if those above had been sent; absent where none fits. */
    suggestion: z.optional(suggestion()),
    /** The nearest engineer where none fits, with what is missing among the reasons. */
    nearest: z.optional(suggestion()),
  }),
);

/**
 * The queue of a dispatcher: orders of their pools that have no owner, what is due first at the head, each with the
 * engineer who would suit it best and why.
 */
export const queue = /* @__PURE__ */ call('pool.queue', {
  method: 'POST',
  path: '/api/order/ticket_pool/queue',
  permission: 'order.transfer',
  side: 'staff',
  request: () =>
    z.object({
      groupId: z.optional(id()),
      part: z._default(z.enum(queueParts), 'waiting'),
      sort: z._default(z.enum(queueSorts), 'due'),
      size: z._default(whole(1, 30), 20),
    }),
  data: () =>
    z.object({
      waitingCount: z.number(),
      lateCount: z.number(),
      soonCount: z.number(),
      returnedCount: z.number(),
      list: z.array(queued()),
      /** Who is on duty in these pools now, by name. */
      onDuty: z.array(z.object({ id: z.string(), name: z.string() })),
      asOf: z.string(),
    }),
  errors: ['notFound'],
});
