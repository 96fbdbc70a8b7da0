import * as z from 'zod/mini';
import { day, id, wholeInQuery } from './atoms/basic.ts';
import { schedule } from './atoms/order.ts';
import { daysAsked, peopleAsked, saturationRow } from './atoms/saturation.ts';
import { call } from './define.ts';

/** What each engineer of a group had and has to do between two days. */
export const statistics = /* @__PURE__ */ call('plans.statistics', {
  method: 'POST',
  path: '/api/order/order_plan/statistics_list',
  permission: 'underling.view',
  side: 'staff',
  request: () => z.object({ groupId: z.optional(id()), from: day(), to: day() }),
  data: () =>
    z.array(
      z.object({
        accountId: z.string(),
        name: z.string(),
        plannedMinutes: z.number(),
        capacityMinutes: z.number(),
        saturation: z.number(),
        /** Entries that touch those days. */
        scheduledCount: z.number(),
        /** Orders that they resolved on those days. */
        resolvedCount: z.number(),
        /** Orders that are theirs now. */
        openCount: z.number(),
      }),
    ),
  errors: ['notFound'],
});

/** Schedule entries of people between two days, both included; one's own unless a person is named. */
export const list = /* @__PURE__ */ call('plans.list', {
  method: 'POST',
  path: '/api/order/order_plan/list',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ ...peopleAsked(), from: day(), to: day() }),
  data: () => z.array(schedule()),
  errors: ['notFound'],
});

/**
 * How full consecutive days are: mine, or a colleague's. Unless said from today on, seven days of oneself and fourteen
 * of others.
 */
export const calendarSaturation = /* @__PURE__ */ call('plans.calendarSaturation', {
  method: 'GET',
  path: '/api/order/order_plan/mobile/query_engineer_calendar_saturation',
  permission: 'order.view',
  side: 'staff',
  request: () =>
    z.object({
      accountId: z.optional(id()),
      from: z.optional(day()),
      days: z.optional(wholeInQuery(1, 62)),
    }),
  data: () => z.array(saturationRow()),
  errors: ['notFound'],
});

/** An engineer's entries of a day. */
export const engineerOrders = /* @__PURE__ */ call('plans.engineerOrders', {
  method: 'POST',
  path: '/api/order/order_plan/mobile/query_engineer_order_list',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ accountId: id(), date: day() }),
  data: () => z.array(schedule()),
  errors: ['notFound'],
});

/** How full chosen days of chosen people are, and how loaded; one's own unless a person is named. */
export const dailySaturation = /* @__PURE__ */ call('plans.dailySaturation', {
  method: 'POST',
  path: '/api/order/order_plan/mobile/query_daily_saturation',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ ...peopleAsked(), days: daysAsked() }),
  data: () => z.array(saturationRow()),
  errors: ['notFound'],
});

/** Whether an account's schedule is kept here; one's own unless said. */
export const isOpenSchedule = /* @__PURE__ */ call('plans.isOpenSchedule', {
  method: 'GET',
  path: '/api/order/order_plan/mobile/judge_account_is_open_schedule',
  permission: 'signedIn',
  side: 'staff',
  request: () => z.object({ accountId: z.optional(id()) }),
  data: () => z.object({ open: z.boolean() }),
  errors: ['notFound'],
});
