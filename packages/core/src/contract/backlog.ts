import * as z from 'zod/mini';
import { id, instant, nothing, pageOf, paging } from './atoms/basic.ts';
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

/** Everything I have to do, in counts. */
export const mineAll = /* @__PURE__ */ call('backlog.mineAll', {
  method: 'GET',
  path: '/api/order/order/mobile/mine/all/backlog',
  permission: 'order.view',
  side: 'staff',
  request: nothing,
  data: homeCounts,
});

const whose = () => ({
  scope: z._default(z.enum(backlogScopes), 'mine'),
  /** When the counts were taken, so that list and counts agree. */
  asOf: z.optional(instant()),
});
const listed = () => z.object({ ...whose(), ...paging() });
/** With `today`, of what counts today; else of everything. */
const category = () => z.object({ ...whose(), today: z.optional(z.boolean()), ...paging() });
const copied = () => z.object({ unread: z.optional(z.boolean()), ...paging() });
const orders = () => pageOf(orderSummary());

/** Today's operations orders, the most urgent first. Pass the counts' `asOf` so that both agree. */
export const todayPage = /* @__PURE__ */ call('backlog.todayPage', {
  method: 'POST',
  path: '/api/order/order/mobile/today/backlog/page',
  permission: 'order.view',
  side: 'staff',
  request: listed,
  data: orders,
});

/** Today's monitoring orders. */
export const todayMonitor = /* @__PURE__ */ call('backlog.todayMonitor', {
  method: 'POST',
  path: '/api/order/order/mobile/today/backlog/monitor_page',
  permission: 'order.view',
  side: 'staff',
  request: listed,
  data: orders,
});

/** Today's SE orders. */
export const todaySe = /* @__PURE__ */ call('backlog.todaySe', {
  method: 'POST',
  path: '/api/order/order/mobile/today/backlog/se_page',
  permission: 'order.view',
  side: 'staff',
  request: listed,
  data: orders,
});

/** Operations and monitoring orders to handle. */
export const pendingItsm = /* @__PURE__ */ call('backlog.pendingItsm', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/pending_itsm_page',
  permission: 'order.view',
  side: 'staff',
  request: category,
  data: orders,
});

/** SE orders to handle. */
export const pendingSe = /* @__PURE__ */ call('backlog.pendingSe', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/pending_se_page',
  permission: 'order.view',
  side: 'staff',
  request: category,
  data: orders,
});

/** Orders whose time is up. */
export const timeout = /* @__PURE__ */ call('backlog.timeout', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/timeout_page',
  permission: 'order.view',
  side: 'staff',
  request: category,
  data: orders,
});

/** Orders whose time is nearly up. */
export const willTimeout = /* @__PURE__ */ call('backlog.willTimeout', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/will_timeout_page',
  permission: 'order.view',
  side: 'staff',
  request: category,
  data: orders,
});

/** Orders copied to me, unread first. */
export const ccMine = /* @__PURE__ */ call('backlog.ccMine', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/cc_mine_page',
  permission: 'order.view',
  side: 'staff',
  request: copied,
  data: orders,
});

/** Orders copied to a group of mine, unread first. */
export const ccGroup = /* @__PURE__ */ call('backlog.ccGroup', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/cc_group_page',
  permission: 'order.view',
  side: 'staff',
  request: copied,
  data: orders,
});

/** Mark orders that were copied to me as read. */
export const ccRead = /* @__PURE__ */ call('backlog.ccRead', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/cc_read',
  permission: 'order.view',
  side: 'staff',
  writes: true,
  request: () => z.object({ orderIds: z.array(id()).check(z.minLength(1), z.maxLength(100)) }),
  data: nothing,
});
