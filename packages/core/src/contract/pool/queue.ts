import * as z from 'zod/mini';
import { id, whole } from '../atoms/basic.ts';
import { orderSummary } from '../atoms/order.ts';
import { suggestion } from '../atoms/suggestion.ts';
import { call, once } from '../define.ts';
import { queueParts } from './page.ts';

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
