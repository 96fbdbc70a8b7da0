import * as z from 'zod/mini';
import type { ServiceMode } from '../order/source.ts';
import type { EstimatedBy } from '../scheduling/load.ts';
import { day, id, instant, lines, openWord, text, whole } from './atoms/basic.ts';
import { actionBase, orderSummary, schedule } from './atoms/order.ts';
import { call } from './define.ts';

/**
 * Plan an order, or move its plan. When other entries of the same person overlap it, nothing is written unless `force`
 * is set: the answer then has status `proposed` and names them in `conflicts`. What is to come moves into the past by
 * `force` alone; what was done may be noted after it was. It ends within the next 92 days.
 */
export const change = /* @__PURE__ */ call('schedules.change', {
  method: 'POST',
  path: '/api/order/report/change/schedules',
  permission: 'order.plan',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      ...actionBase(),
      planStart: instant(),
      planEnd: instant(),
      /** Whose schedule, the owner's unless said. */
      engineerId: z.optional(id()),
      /** For the whole of the days that the times lie in. */
      allDay: z.optional(z.boolean()),
      force: z.optional(z.boolean()),
      remark: z.optional(lines(1000)),
    }),
  data: schedule,
  errors: ['notFound', 'orderChanged', 'notAllowed'],
});

/**
 * Times at which an order fits into a person's days, the earliest first, within their working hours and with the way
 * there; of the order's owner unless a person is named, of the caller when it has no owner. Work that is longer than a day
 * of theirs only begins in one.
 */
export const slots = /* @__PURE__ */ call('schedules.slots', {
  method: 'POST',
  path: '/api/order/report/schedule_slots',
  permission: 'order.view',
  side: 'staff',
  request: () =>
    z.object({
      orderId: id(),
      engineerId: z.optional(id()),
      /** From that day on, today unless said: one that is not over, of the next 92 days. */
      day: z.optional(day()),
      /** How long it takes; as estimated unless said. */
      minutes: z.optional(whole(5, 1440)),
      size: z._default(whole(1, 10), 3),
    }),
  data: () =>
    z.object({
      list: z.array(
        z.object({
          planStart: z.string(),
          planEnd: z.string(),
          /** By how much its end misses what is due; absent when in time, or nothing is due. */
          lateMinutes: z.optional(z.number()),
        }),
      ),
      /** When the order has to be resolved. */
      dueAt: z.optional(z.string()),
      estimate: z.object({ minutes: z.number(), by: openWord<EstimatedBy>() }),
    }),
  errors: ['notFound'],
});

/** My entries of a day, today unless said. */
export const today = /* @__PURE__ */ call('schedules.today', {
  method: 'POST',
  path: '/api/order/report/workshop/todaySchedule',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ date: z.optional(day()) }),
  data: () => z.array(schedule()),
});

/** My entries of seven days from a day on, today unless said, day by day. */
export const week = /* @__PURE__ */ call('schedules.week', {
  method: 'POST',
  path: '/api/order/week/schedule',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ from: z.optional(day()) }),
  data: () => z.array(z.object({ date: z.string(), list: z.array(schedule()) })),
});

/**
 * The private calendar address of my schedule, given once when it is made: later calls say since when there is one.
 * `rotate` makes a new one and the old one worthless, `revoke` leaves none; a new password ends it too.
 */
export const feed = /* @__PURE__ */ call('schedules.feed', {
  method: 'POST',
  path: '/api/order/schedule/feed',
  permission: 'order.view',
  side: 'staff',
  writes: true,
  secretAnswer: true,
  request: () => z.object({ rotate: z.optional(z.boolean()), revoke: z.optional(z.boolean()) }),
  data: () => z.object({ url: z.optional(z.string()), since: z.optional(z.string()) }),
});

/** A schedule as a calendar file (RFC 5545), for a calendar program that has the secret address. */
export const feedFile = /* @__PURE__ */ call('schedules.feedFile', {
  method: 'GET',
  path: '/api/order/schedule/feed/:secret',
  permission: 'public',
  reply: 'file',
  request: () => z.object({ secret: text(200, 1) }),
  data: () => z.custom<Blob>(),
  errors: ['notFound'],
});

/**
 * My day as a way from place to place: entries in the order of their plan, then today's to-dos that have none today, each
 * with where it is, and orders with all that a list shows of them.
 */
export const stops = /* @__PURE__ */ call('schedules.stops', {
  method: 'POST',
  path: '/api/order/report/workshop/todayStops',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ date: z.optional(day()) }),
  data: () =>
    z.object({
      list: z.array(
        z.object({
          /** Of the entry, or of the order that has none. */
          id: z.string(),
          orderId: z.string(),
          orderKind: z.string(),
          title: z.string(),
          planStart: z.optional(z.string()),
          planEnd: z.optional(z.string()),
          /** `planned`, `running`, `ended`; `unplanned` without an entry on that day: then a time is one of another day. */
          status: z.string(),
          cellName: z.string(),
          address: z.optional(z.string()),
          latitude: z.optional(z.number()),
          longitude: z.optional(z.number()),
          /** Of an order; all other work is on site. */
          serviceMode: z.optional(openWord<ServiceMode>()),
          /** Of an order: whether it is done. An entry ends by the clock, done or not. */
          done: z.optional(z.boolean()),
          /** Still to do, and of a kind that lists of orders hold. */
          order: z.optional(orderSummary()),
        }),
      ),
      asOf: z.string(),
    }),
});
