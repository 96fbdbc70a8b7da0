import * as z from 'zod/mini';
import type { PlanEffect, StopWarning } from '../scheduling/outlook.ts';
import type { StopReason, UnplacedReason } from '../scheduling/team-plan.ts';
import { day, id, instant, lines, openWord, whole } from './atoms/basic.ts';
import { call, once } from './define.ts';

/** What a plan does to an order: gives it a time, leaves it where it is, moves it, or gives it to another engineer. */
export const planChanges = ['new', 'kept', 'moved', 'reassigned'] as const;

/** What becomes of an order by a plan. */
export type PlanChange = (typeof planChanges)[number];

/** Stops that may be written at once. */
export const maxCommittedStops = 500;

/** Orders that may be looked at, or planned anew, by their names. */
export const maxPreviewedStops = 50;

/** Times that people may be thought to be away, in one request. */
export const maxPreviewedAbsences = 20;

const absences = () =>
  z._default(
    z
      .array(
        z.object({
          accountId: id(),
          from: instant(),
          to: instant(),
        }),
      )
      .check(z.maxLength(maxPreviewedAbsences)),
    [],
  );

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
    /** Whose it is now and when it was to begin, of what somebody has already. */
    before: z.optional(z.object({ engineerName: z.optional(z.string()), planStart: z.optional(z.string()) })),
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
 * skills and ways, brings in what is due, and drives little. What is accepted stays with its owner, and what was given
 * to somebody does unless they cannot do it, or not in time. An agreed time changes only with `moves`, where less comes
 * too late by it or the whole is cheaper, and what is in time never becomes late for others. Named orders alone are
 * planned anew with as little change as can be, accepted or not, and the rest stays where it is unless `moves`.
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
      /** Also what has a time may get another; else only what has none, or is named, gets one. */
      moves: z.optional(z.boolean()),
      /** These alone, which may go to others and get another time; all of them of groups that the caller plans. */
      orderIds: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(maxPreviewedStops))),
      /** Orders that are left as they are, such as those of a former plan that somebody leaves out of it. */
      without: z._default(z.array(id()).check(z.maxLength(maxCommittedStops)), []),
      /** Who is thought to be away, and when: ill, or held up by other work. */
      absences: absences(),
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

interface Times {
  planStart?: string | undefined;
  planEnd?: string | undefined;
}

/** Half a time is none, and would take away the one that there is. */
const wholeTime = /* @__PURE__ */ once(() =>
  z.refine<Times>(({ planStart, planEnd }) => (planStart === undefined) === (planEnd === undefined), {
    path: ['planEnd'],
    params: { code: 'required' },
  }),
);

/** A time is somebody's. */
const timeOfSomebody = /* @__PURE__ */ once(() =>
  z.refine<Times & { engineerId?: string | undefined }>(
    ({ planStart, engineerId }) => planStart === undefined || engineerId !== undefined,
    { path: ['engineerId'], params: { code: 'required' } },
  ),
);

const stop = () => ({
  orderId: id(),
  /** Whose it is to be; nobody's unless said. */
  engineerId: z.optional(id()),
  /** When; without a time unless both are said. */
  planStart: z.optional(instant()),
  planEnd: z.optional(instant()),
});

/** What things come to, for all whom a change concerns. */
const outlookTotals = /* @__PURE__ */ once(() =>
  z.object({ lateCount: z.number(), travelMinutes: z.number() }),
);

/**
 * What follows if orders are given to these people at these times, or somebody is away; nothing is written. It tells what
 * comes too late, whose promised time breaks and how much is driven, against how things stand now. Nothing is worked out
 * from days that the caller may not see, and orders that they may not see are counted and not listed. It looks 92 days
 * ahead.
 */
export const preview = /* @__PURE__ */ call('dispatch.preview', {
  method: 'POST',
  path: '/api/order/dispatch/preview',
  permission: 'order.plan',
  side: 'staff',
  request: () =>
    z.object({
      stops: z._default(
        z.array(z.object(stop()).check(wholeTime(), timeOfSomebody())).check(z.maxLength(maxPreviewedStops)),
        [],
      ),
      absences: absences(),
    }),
  data: () =>
    z.object({
      /** What becomes of which work, the worst first. */
      effects: z.array(
        z.object({
          /** Absent for what is no order. */
          orderId: z.optional(z.string()),
          /** What it is, where it is no order: work of another kind. */
          target: z.optional(z.object({ kind: openWord<string>(), id: z.string() })),
          /** Its engineer is at it, or on the way: it may go to others, and is not planned anew. */
          underWay: z.optional(z.boolean()),
          /** As it stands now; to be sent when it is changed. */
          version: z.optional(z.number()),
          orderNo: z.string(),
          title: z.string(),
          cellName: z.string(),
          /** Whose it would be. */
          engineerId: z.optional(z.string()),
          engineerName: z.optional(z.string()),
          effect: openWord<PlanEffect>(),
          /** By how much it is late or delayed. */
          minutes: z.optional(z.number()),
          /** When it was to begin, and when it will. */
          planStart: z.optional(z.string()),
          expectedStart: z.optional(z.string()),
          dueAt: z.optional(z.string()),
        }),
      ),
      /** What speaks against times that stops change, of people whose days the caller may see; the first stop first. */
      warnings: z.array(
        z.object({
          orderId: z.string(),
          warning: openWord<StopWarning>(),
          /** When the leave, or what stands there already, begins and ends. */
          from: z.optional(z.string()),
          to: z.optional(z.string()),
          /** What stands there already; absent for an order that the caller may not see. */
          title: z.optional(z.string()),
        }),
      ),
      present: outlookTotals(),
      proposed: outlookTotals(),
      /** Promised times that are not kept by it, those of orders that the caller may not see among them. */
      brokenCount: z.number(),
      asOf: z.string(),
    }),
  errors: ['notFound', 'notAllowed'],
});

/**
 * Jobs whose engineers are still at them after their planned end, with what is behind them and will be reached late; of
 * me, of those whom I lead, for a dispatcher of everybody. A job that nothing waits behind is left out.
 */
export const delays = /* @__PURE__ */ call('dispatch.delays', {
  method: 'POST',
  path: '/api/order/dispatch/delays',
  permission: 'order.plan',
  side: 'staff',
  request: () =>
    z.object({
      /** Only jobs of that group and those below it. */
      groupId: z.optional(id()),
    }),
  data: () =>
    z.object({
      list: z.array(
        z.object({
          orderId: z.string(),
          version: z.number(),
          orderNo: z.string(),
          title: z.string(),
          cellName: z.string(),
          engineerId: z.string(),
          engineerName: z.string(),
          planStart: z.string(),
          planEnd: z.string(),
          /** What comes after it, the earliest first. */
          delayed: z.array(
            z.object({
              /** Absent for what is no order. */
              orderId: z.optional(z.string()),
              orderNo: z.string(),
              title: z.string(),
              cellName: z.string(),
              planStart: z.string(),
              expectedStart: z.string(),
              minutes: z.number(),
            }),
          ),
        }),
      ),
      asOf: z.string(),
    }),
  errors: ['notFound'],
});

/** Colleagues who may have a time of their own for one order. */
const maxBeside = 20;

/** A time that a colleague has for an order beside its owner. */
const besideTime = () =>
  z.object({
    engineerId: id(),
    planStart: instant(),
    planEnd: instant(),
    allDay: z.optional(z.boolean()),
  });

const committedStop = () =>
  z
    .object({
      ...stop(),
      version: whole(1, 1_000_000_000),
      /** For whole days, from midnight to midnight. */
      allDay: z.optional(z.boolean()),
      /** Times of colleagues who come along; what goes to another person loses those that there were. */
      beside: z.optional(z.array(besideTime()).check(z.maxLength(maxBeside))),
      /** Whom the plan gave it to; kept for the report of suggestions. */
      suggestedId: z.optional(id()),
      /** Although it overlaps others, falls into a leave, or is over: that a job takes longer is a fact and no plan. */
      force: z.optional(z.boolean()),
      /** It stands again as it did before the caller handed it on, and its time is one that it had. */
      takesBack: z.optional(z.boolean()),
    })
    .check(wholeTime(), timeOfSomebody());

/**
 * Writes stops of a plan, all of them or none: those whose order has changed since are told, and then nothing is
 * written. `undo` holds the stops as they were; sent by the same person in the same way they take it back: orders are
 * unassigned, accepted or on hold again, and who was on the way sets out anew. A time that somebody else has taken since
 * refuses that, unless `force` is set. Times last a minute at least, lie in the next 92 days and begin no longer than a
 * quarter of an hour ago, but for those that stay, those of `force` and what is taken back.
 */
export const commit = /* @__PURE__ */ call('dispatch.commit', {
  method: 'POST',
  path: '/api/order/dispatch/commit',
  permission: 'order.plan',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      stops: z.array(committedStop()).check(z.minLength(1), z.maxLength(maxCommittedStops)),
      /** Why, for those who take over; needed where an order is taken from the person who works on it. */
      remark: z.optional(lines(1000)),
    }),
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
          allDay: z.optional(z.boolean()),
          beside: z.optional(z.array(besideTime())),
          force: z.optional(z.boolean()),
          takesBack: z.optional(z.boolean()),
        }),
      ),
    }),
  errors: ['notFound', 'orderChanged', 'notAllowed'],
});
