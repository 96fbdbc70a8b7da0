import * as z from 'zod/mini';
import type { ServiceMode } from '../../order/source.ts';
import type { RoutedBy } from '../../scheduling/route.ts';
import type { SuggestionReason } from '../../scheduling/suggest.ts';
import { day, id, openWord, text } from '../atoms/basic.ts';
import * as shapes from '../atoms/order.ts';
import { suggestion } from '../atoms/suggestion.ts';
import { call } from '../define.ts';

const chosen = () =>
  z.object({ id: z.string(), name: z.string(), reasons: z.array(openWord<SuggestionReason>()) });

/** What the rules would make of a draft: its group and why, priority, deadlines, and for staff whom they suggest. */
export const preTrigger = /* @__PURE__ */ call('orders.preTrigger', {
  method: 'POST',
  path: '/api/order/pre_trigger_result',
  permission: 'order.create',
  request: () => z.object({ ...shapes.orderDraft(), title: z.optional(text(200)) }),
  data: () =>
    z.object({
      groupId: z.string(),
      groupName: z.string(),
      routedBy: openWord<RoutedBy>(),
      priority: z.number(),
      serviceMode: openWord<ServiceMode>(),
      responseDueAt: z.optional(z.string()),
      resolveDueAt: z.optional(z.string()),
      /** It comes outside working hours, and goes to the engineer on duty. */
      duty: z.boolean(),
      engineer: z.optional(chosen()),
      /** If no engineer fits, the nearest one, with what is missing among the reasons. */
      nearest: z.optional(chosen()),
    }),
  errors: ['notFound'],
});

/** Open orders of a site that may be about the same, the likeliest first. */
export const similar = /* @__PURE__ */ call('orders.similar', {
  method: 'POST',
  path: '/api/order/order/mobile/similar',
  permission: 'order.create',
  request: () =>
    z.object({
      cellId: id(),
      typeId: z.optional(id()),
      title: z.optional(text(200)),
      assetIds: z.optional(z.array(id()).check(z.maxLength(50))),
    }),
  data: () => z.array(shapes.orderSummary()),
  errors: ['notFound'],
});

/** Orders beyond the first that `suggestEngineers` looks at together with it, at most. */
export const maxSuggestedWith = 9;

/**
 * Engineers of a group who would suit an order or a draft, the best first, with the reasons; of its own group unless
 * another is named. The present owner is left out.
 *
 * With `withIds` they are to get several orders: each engineer is judged by doing all of them one after the other, those due
 * first before the others. Who is in no group of one of them, or has one of them, is left out.
 */
export const suggestEngineers = /* @__PURE__ */ call('orders.suggestEngineers', {
  method: 'POST',
  path: '/api/order/order/mobile/suggest_engineers',
  permission: 'order.create',
  side: 'staff',
  request: () =>
    z.object({
      orderId: z.optional(id()),
      draft: z.optional(z.object({ cellId: id(), serverCatalogId: id(), typeId: id() })),
      /** Further orders that the same engineer is to get. New in 0.2.0. */
      withIds: z.optional(z.array(id()).check(z.maxLength(maxSuggestedWith))),
      groupId: z.optional(id()),
      /** The day that they are judged by: the one that the order is planned for, else for each the first on which they can come. One that is not over, of the next 92 days. */
      day: z.optional(day()),
    }),
  data: () => z.array(suggestion()),
  errors: ['notFound'],
});
