import * as z from 'zod/mini';
import { maxKeywordLength } from '../limits.ts';
import { day, id, text, whole } from './basic.ts';

/** Which orders a list of staff takes. */
export const orderScopes = ['mine', 'group', 'led', 'cc', 'tenant'] as const;
/** What a list of orders is sorted by. */
export const orderSorts = ['created', 'due', 'updated'] as const;
/** Clock states that a list filters by. */
export const slaFilters = ['ok', 'soon', 'late', 'paused'] as const;

/** Statuses that a list is narrowed to. */
export const orderStatuses = () => z.optional(z.array(whole(1, 7)).check(z.maxLength(7)));

/** What a list of staff is narrowed by. */
export const orderFilter = () => ({
  scope: z._default(z.enum(orderScopes), 'mine'),
  status: orderStatuses(),
  source: z.optional(z.array(whole(0, 2)).check(z.maxLength(3))),
  typeId: z.optional(id()),
  serverCatalogId: z.optional(id()),
  cellId: z.optional(id()),
  groupId: z.optional(id()),
  handlerId: z.optional(id()),
  assetId: z.optional(id()),
  priority: z.optional(z.array(whole(1, 4)).check(z.maxLength(4))),
  sla: z.optional(z.array(z.enum(slaFilters)).check(z.maxLength(4))),
  planned: z.optional(z.boolean()),
  keyword: z.optional(text(maxKeywordLength)),
  from: z.optional(day()),
  to: z.optional(day()),
  sort: z._default(z.enum(orderSorts), 'created'),
});
