import * as z from 'zod/mini';
import { instant, nothing, pageOf, paging } from './atoms/basic.ts';
import { orderSummary } from './atoms/order.ts';
import { call, once } from './define.ts';

/** Whose to-dos a list of the backlog takes. */
export const backlogScopes = ['mine', 'underling'] as const;

/** To-do counts of a home page, taken at `asOf` (product document, section 3; lifecycles, "HomeCounts"). */
const homeCounts = /* @__PURE__ */ once(() =>
  z.object({
    saasOrderCount: z.number(),
    monitorOrderCount: z.number(),
    seOrderCount: z.number(),
    totalCount: z.number(),
    pendingCount: z.number(),
    timeoutCount: z.number(),
    willTimeoutCount: z.number(),
    ccUserCount: z.number(),
    ccUserGroupCount: z.number(),
    saturation: z.number(),
    headcount: z.number(),
    asOf: z.string(),
  }),
);

/** What I have to do today, in counts. */
export const mineToday = /* @__PURE__ */ call('backlog.mineToday', {
  method: 'GET',
  path: '/api/order/order/mobile/mine/today/backlog',
  permission: 'order.view',
  side: 'staff',
  request: nothing,
  data: homeCounts,
});

/** Today's operations orders, the most urgent first. Pass the counts' `asOf` so that both agree. */
export const todayPage = /* @__PURE__ */ call('backlog.todayPage', {
  method: 'POST',
  path: '/api/order/order/mobile/today/backlog/page',
  permission: 'order.view',
  side: 'staff',
  request: () =>
    z.object({ scope: z._default(z.enum(backlogScopes), 'mine'), asOf: z.optional(instant()), ...paging() }),
  data: () => pageOf(orderSummary()),
});
