import * as z from 'zod/mini';
import { day, id, instant, lines, nothing, pageOf, paging, text } from './atoms/basic.ts';
import { actionBase, orderSummary, schedule } from './atoms/order.ts';
import { daysAsked, peopleAsked, saturationRow } from './atoms/saturation.ts';
import { call, once } from './define.ts';
import { maxKeywordLength } from './limits.ts';

/** Whose to-dos a list of the backlog takes. */
export const backlogScopes = ['mine', 'underling'] as const;

/** To-do counts of a home page, taken at `asOf`. */
export const homeCounts = /* @__PURE__ */ once(() =>
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

/** Of the people I lead only those of a group and below it, and only one of them. */
const whom = () => ({ groupId: z.optional(id()), accountId: z.optional(id()) });
const underlingsIn = () => z.object(whom());

/** What the people I lead have to do today, in counts; of one group and below it, or one person, when it is named. */
export const underlingToday = /* @__PURE__ */ call('backlog.underlingToday', {
  method: 'GET',
  path: '/api/order/order/mobile/underling/today/backlog',
  permission: 'underling.view',
  side: 'staff',
  request: underlingsIn,
  data: homeCounts,
  errors: ['notFound'],
});

/** Everything that the people I lead have to do, in counts; of one group and below it, or one person, when it is named. */
export const underlingAll = /* @__PURE__ */ call('backlog.underlingAll', {
  method: 'GET',
  path: '/api/order/order/mobile/underling/all/backlog',
  permission: 'underling.view',
  side: 'staff',
  request: underlingsIn,
  data: homeCounts,
  errors: ['notFound'],
});

const whose = () => ({
  scope: z._default(z.enum(backlogScopes), 'mine'),
  ...whom(),
});
const counted = () => ({
  ...whose(),
  /** When the counts were taken, so that list and counts agree. */
  asOf: z.optional(instant()),
});
const listed = () => z.object({ ...counted(), ...paging() });
/** With `today`, of what counts today; else of everything. */
const category = () => z.object({ ...counted(), today: z.optional(z.boolean()), ...paging() });
const copied = () => z.object({ ...whose(), unread: z.optional(z.boolean()), ...paging() });
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

/** Orders copied to me, or to people I lead as far as they are of my groups; unread first. */
export const ccMine = /* @__PURE__ */ call('backlog.ccMine', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/cc_mine_page',
  permission: 'order.view',
  side: 'staff',
  request: copied,
  data: orders,
});

/** Orders copied to a group of mine, or of people I lead as far as they are of my groups; unread first. */
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

/** Copy an order to people and groups, who may then see it. */
export const ccMark = /* @__PURE__ */ call('backlog.ccMark', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/cc_mark',
  permission: 'order.view',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      ...actionBase(),
      userIds: z._default(z.array(id()).check(z.maxLength(100)), []),
      groupIds: z._default(z.array(id()).check(z.maxLength(20)), []),
      remark: z.optional(lines(1000)),
    }),
  data: nothing,
  errors: ['notFound', 'orderChanged', 'notAllowed'],
});

/** The people I lead, each with what they have to do and how full today is; those who are late first. */
export const underlingStaff = /* @__PURE__ */ call('backlog.underlingStaff', {
  method: 'POST',
  path: '/api/order/order/mobile/underling/backlog/query_underling_staff_page',
  permission: 'underling.view',
  side: 'staff',
  request: () =>
    z.object({
      groupId: z.optional(id()),
      /** Part of a name or phone number. */
      keyword: z.optional(text(maxKeywordLength)),
      /** Count what counts today; else everything. */
      today: z.optional(z.boolean()),
      asOf: z.optional(instant()),
      ...paging(),
    }),
  data: () =>
    pageOf(
      z.object({
        id: z.string(),
        name: z.string(),
        photo: z.optional(z.string()),
        phone: z.optional(z.string()),
        groupId: z.optional(z.string()),
        groupName: z.optional(z.string()),
        totalCount: z.number(),
        pendingCount: z.number(),
        timeoutCount: z.number(),
        willTimeoutCount: z.number(),
        saturation: z.number(),
      }),
    ),
  errors: ['notFound'],
});

/** How full the days of people I lead are, with all that makes them full. */
export const groupScheduleSaturation = /* @__PURE__ */ call('backlog.groupScheduleSaturation', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/query_group_schedule_saturation',
  permission: 'underling.view',
  side: 'staff',
  request: () => z.object({ ...peopleAsked(), days: daysAsked() }),
  data: () => z.array(saturationRow()),
  errors: ['notFound'],
});

/** The schedules of people I lead on one day. */
export const groupScheduleOrders = /* @__PURE__ */ call('backlog.groupScheduleOrders', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/query_group_schedule_order_page',
  permission: 'underling.view',
  side: 'staff',
  request: () => z.object({ ...peopleAsked(), planTime: day(), ...paging() }),
  data: () => pageOf(schedule()),
  errors: ['notFound'],
});

/**
 * How full the days of groups are: the sum of what is planned over the sum of what can be. The group asked for, or the
 * topmost that I lead or, for who looks after the whole tenant, of it, and those right below; each with everybody below
 * it.
 */
export const groupSaturation = /* @__PURE__ */ call('backlog.groupSaturation', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/query_group_saturation',
  permission: 'group.view',
  side: 'staff',
  request: () => z.object({ ...peopleAsked(), days: daysAsked() }),
  data: () =>
    z.array(
      z.object({
        groupId: z.string(),
        groupName: z.string(),
        parentId: z.optional(z.string()),
        date: z.string(),
        saturation: z.number(),
        plannedMinutes: z.number(),
        capacityMinutes: z.number(),
        headcount: z.number(),
      }),
    ),
  errors: ['notFound'],
});

/**
 * What a lead has to deal with: the latest orders of the people they lead, orders of their groups that were given
 * back in this round, people whose day is overbooked, the first of each with how many there are, and how many late orders
 * that nobody has, reviews and join requests wait for them.
 */
export const escalations = /* @__PURE__ */ call('backlog.escalations', {
  method: 'POST',
  path: '/api/order/order/mobile/all/backlog/escalations',
  permission: 'underling.view',
  side: 'staff',
  request: () => z.object({ groupId: z.optional(id()) }),
  data: () =>
    z.object({
      lateCount: z.number(),
      late: z.array(orderSummary()),
      /** Late orders of the queue; a server of the release before does not say. */
      unassignedLateCount: z.optional(z.number()),
      /** How many there are of what shows first; a server of the release before does not say. */
      returnedCount: z.optional(z.number()),
      returned: z.array(
        z.object({
          ...orderSummary().shape,
          /** Declined or put back, by whom and why. */
          action: z.string(),
          byName: z.string(),
          reasonCode: z.optional(z.string()),
          at: z.string(),
        }),
      ),
      overbookedCount: z.optional(z.number()),
      overbooked: z.array(
        z.object({
          accountId: z.string(),
          name: z.string(),
          saturation: z.number(),
          plannedMinutes: z.number(),
        }),
      ),
      reviewCount: z.number(),
      joinCount: z.number(),
      asOf: z.string(),
    }),
  errors: ['notFound'],
});
