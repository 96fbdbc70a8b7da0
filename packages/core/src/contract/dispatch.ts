import * as z from 'zod/mini';
import type { StopReason, UnplacedReason } from '../scheduling/team-plan.ts';
import { day, id, instant, openWord, whole } from './atoms/basic.ts';
import { call, once } from './define.ts';

/** What a plan does to an order: gives it a time, leaves it where it is, moves it, or gives it to another engineer. */
export const planChanges = ['new', 'kept', 'moved', 'reassigned'] as const;

/** What becomes of an order by a plan. */
export type PlanChange = (typeof planChanges)[number];

/** Stops that may be written at once. */
export const maxCommittedStops = 500;

const plannedStop = /* @__PURE__ */ once(() =>
  z.object({
    orderId: z.string(),
    orderNo: z.string(),
    title: z.string(),
    /** As it was when the plan was made; to be sent with it. */
    version: z.number(),
    priority: z.number(),
    cellName: z.string(),
    engineerId: z.string(),
    engineerName: z.string(),
    planStart: z.string(),
    planEnd: z.string(),
    /** Minutes of the way to it. */
    travelMinutes: z.number(),
    dueAt: z.optional(z.string()),
    /** By how much its end misses what is due; absent when in time, or nothing is due. */
    lateMinutes: z.optional(z.number()),
    change: openWord<PlanChange>(),
    /** Why it stands there, what weighs most first. */
    reasons: z.array(openWord<StopReason>()),
  }),
);

const planTotals = /* @__PURE__ */ once(() =>
  z.object({ plannedCount: z.number(), lateCount: z.number(), travelMinutes: z.number() }),
);

/**
 * A plan of open orders over people and days, nothing of which is written: of a group's over its members, for its
 * lead or a dispatcher, else of my own over my day. It keeps working hours, breaks, leave, what has a time already,
 * skills and ways, brings in what is due, and drives little. What is accepted stays with its owner.
 */
export const plan = /* @__PURE__ */ call('dispatch.plan', {
  method: 'POST',
  path: '/api/order/dispatch/plan',
  permission: 'order.plan',
  side: 'staff',
  request: () =>
    z.object({
      groupId: z.optional(id()),
      /** The first day, today unless said. */
      from: z.optional(day()),
      days: z._default(whole(1, 7), 1),
      /** Also what has a time may get another; else only what has none gets one. */
      moves: z.optional(z.boolean()),
    }),
  data: () =>
    z.object({
      /** By person and time. */
      list: z.array(plannedStop()),
      /** What found no place in these days. */
      unplaced: z.array(
        z.object({
          orderId: z.string(),
          orderNo: z.string(),
          title: z.string(),
          priority: z.number(),
          cellName: z.string(),
          dueAt: z.optional(z.string()),
          reason: openWord<UnplacedReason>(),
        }),
      ),
      /** How things stand now, and how they would stand by this plan. */
      present: planTotals(),
      proposed: planTotals(),
      /** Orders that were not looked at, being too many. */
      omittedCount: z.number(),
      asOf: z.string(),
    }),
  errors: ['notFound'],
});

const committedStop = () =>
  z.object({
    orderId: id(),
    version: whole(1, 1_000_000_000),
    /** Whose it is to be; nobody's unless said. */
    engineerId: z.optional(id()),
    /** When; without a time unless both are said. */
    planStart: z.optional(instant()),
    planEnd: z.optional(instant()),
  });

/**
 * Writes stops of a plan, all of them or none: those whose order has changed since are told, and then nothing is
 * written. `undo` holds the stops as they were; sent in the same way they take it back.
 */
export const commit = /* @__PURE__ */ call('dispatch.commit', {
  method: 'POST',
  path: '/api/order/dispatch/commit',
  permission: 'order.plan',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({ stops: z.array(committedStop()).check(z.minLength(1), z.maxLength(maxCommittedStops)) }),
  data: () =>
    z.object({
      /** Orders that changed since the plan was made. */
      changed: z.array(z.object({ orderId: z.string(), orderNo: z.string() })),
      undo: z.array(
        z.object({
          orderId: z.string(),
          version: z.number(),
          engineerId: z.optional(z.string()),
          planStart: z.optional(z.string()),
          planEnd: z.optional(z.string()),
        }),
      ),
    }),
  errors: ['notFound', 'orderChanged', 'notAllowed'],
});
