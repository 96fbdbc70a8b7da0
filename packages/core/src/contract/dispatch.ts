import * as z from 'zod/mini';
import type { PlanEffect, StopWarning, WaitReason } from '../scheduling/outlook.ts';
import type { StopReason, UnplacedReason } from '../scheduling/team-plan.ts';
import { day, id, instant, lines, openWord, whole } from './atoms/basic.ts';
import { call, once } from './define.ts';

/** What a plan does to an order: gives it a time, keeps that, moves it, or gives the order to another engineer. */
export const planChanges = ['new', 'kept', 'moved', 'reassigned'] as const;

/** One of {@link planChanges}. */
export type PlanChange = (typeof planChanges)[number];

/** Stops that may be written at once. */
export const maxCommittedStops = 500;

/** Orders that a request may name, to preview or to plan them. */
export const maxPreviewedStops = 50;

/** Absences that a request may assume. */
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
    /** The order's version when the plan was made; `commit` takes it. */
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
    /** Minutes by which it ends after the deadline; absent if it ends in time, or there is none. */
    lateMinutes: z.optional(z.number()),
    change: openWord<PlanChange>(),
    /** Owner and start before the plan; absent for an unassigned order. */
    before: z.optional(z.object({ engineerName: z.optional(z.string()), planStart: z.optional(z.string()) })),
    /** Reasons for this person and time, the weightiest first. */
    reasons: z.array(openWord<StopReason>()),
  }),
);

const planTotals = /* @__PURE__ */ once(() =>
  z.object({ plannedCount: z.number(), lateCount: z.number(), travelMinutes: z.number() }),
);

/**
 * Plans open orders over people and days. Nothing is written: `commit` writes what is taken of the plan.
 *
 * - With `groupId` it plans the orders of a group and those below it over their members, for a lead or a dispatcher.
 *   Without it the caller's own orders are planned over the caller's days.
 * - It keeps to working hours, breaks, leave, appointments, skills and travel times, meets deadlines where it can, and
 *   keeps travel short.
 * - An accepted order stays with its owner. An assigned one does so too, unless its owner cannot do it, or not in time.
 * - Appointments change only with `moves`, and only if that makes no more late and costs less. One that is in time is not
 *   made late. One whose owner is away then counts as none: with `moves` it goes to whoever can do it, accepted or not.
 *   Of two appointments of one person at once, one moves if it can. Else, and without `moves`, both are kept and say
 *   `overlaps` among their reasons.
 * - With `orderIds` only these orders are planned, accepted or not, with as little change as possible. All others keep
 *   their appointments, also those whose owners are away then; with `moves` some may change to make room for these, on the
 *   same day rather than another.
 * - Work whose engineer is at it, or on the way, stays with them, named or not.
 */
export const plan = /* @__PURE__ */ call('dispatch.plan', {
  method: 'POST',
  path: '/api/order/dispatch/plan',
  permission: 'order.plan',
  side: 'staff',
  request: () =>
    z.object({
      groupId: z.optional(id()),
      /** The first day; today unless said. */
      from: z.optional(day()),
      days: z._default(whole(1, 7), 1),
      /** Whether appointments may change. Without it only orders that have none, or are named, get a time. */
      moves: z.optional(z.boolean()),
      /** Only these orders, which may be reassigned: all of groups that the caller plans, or all the caller's own. */
      orderIds: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(maxPreviewedStops))),
      /** Orders that stay as they are, such as stops of an earlier plan that the planner unticked. */
      without: z._default(z.array(id()).check(z.maxLength(maxCommittedStops)), []),
      /** Absences that are assumed, such as illness or other work. */
      absences: absences(),
    }),
  data: () =>
    z.object({
      /** The stops, sorted by person and time. */
      list: z.array(plannedStop()),
      /**
       * Orders that found no place in these days, and named ones that are under way; without `moves` also appointments
       * of a group, or the caller's own, whose owners are away then.
       */
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
      /**
       * Totals now, and by this plan: open orders of the groups and travel of their people, or the caller's own; of named
       * orders without others that nobody has. They count the same orders as late as `preview` does.
       */
      present: planTotals(),
      proposed: planTotals(),
      /** Number of orders beyond the limit of one plan, which were not planned. */
      omittedCount: z.number(),
      asOf: z.string(),
    }),
  errors: ['notFound'],
});

interface Times {
  planStart?: string | undefined;
  planEnd?: string | undefined;
}

/** Both ends or neither: half a time would count as none, and remove the appointment. */
const wholeTime = /* @__PURE__ */ once(() =>
  z.refine<Times>(({ planStart, planEnd }) => (planStart === undefined) === (planEnd === undefined), {
    path: ['planEnd'],
    params: { code: 'required' },
  }),
);

/** A time needs an engineer. */
const timeOfSomebody = /* @__PURE__ */ once(() =>
  z.refine<Times & { engineerId?: string | undefined }>(
    ({ planStart, engineerId }) => planStart === undefined || engineerId !== undefined,
    { path: ['engineerId'], params: { code: 'required' } },
  ),
);

const stop = () => ({
  orderId: id(),
  /** The owner that it gets; without one it becomes unassigned. */
  engineerId: z.optional(id()),
  /** The appointment that it gets; without one it has none. */
  planStart: z.optional(instant()),
  planEnd: z.optional(instant()),
});

/** Totals for the people concerned by a change. An order that nobody has is late if it is due by the end of its last day. */
const outlookTotals = /* @__PURE__ */ once(() =>
  z.object({ lateCount: z.number(), travelMinutes: z.number() }),
);

/**
 * Says what follows if orders get these owners and times, or people are absent. Nothing is written.
 *
 * - It tells which orders end late, which appointments are broken and how much is driven, compared with the present. An
 *   order that goes to another engineer is told of as late even if it was as late before.
 * - Of an absent person's work that has no time or waits it tells what needs them by the end of the absence: a hold is over
 *   by then, or a deadline; and jobs that are over their time.
 * - Schedules that the caller may not see are not used. Orders that the caller may not see are counted and not listed.
 * - It looks 92 days ahead.
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
      /** What the change does to each piece of work, the worst first. */
      effects: z.array(
        z.object({
          /** Absent for work that is not an order. */
          orderId: z.optional(z.string()),
          /** Kind and id of work that is not an order. */
          target: z.optional(z.object({ kind: openWord<string>(), id: z.string() })),
          /** Its engineer is at it, or on the way. It may be reassigned, and `plan` leaves it out. */
          underWay: z.optional(z.boolean()),
          /** Why it waits, so that `plan` does not take it: it is on hold, or another organisation has it. */
          waits: z.optional(openWord<WaitReason>()),
          /** The present version; a change of the order takes it. */
          version: z.optional(z.number()),
          orderNo: z.string(),
          title: z.string(),
          cellName: z.string(),
          /** The owner by the change; absent if it would be unassigned. */
          engineerId: z.optional(z.string()),
          engineerName: z.optional(z.string()),
          effect: openWord<PlanEffect>(),
          /** Minutes by which it is late or delayed. */
          minutes: z.optional(z.number()),
          /** Planned start before the change, and expected start with it. */
          planStart: z.optional(z.string()),
          expectedStart: z.optional(z.string()),
          dueAt: z.optional(z.string()),
        }),
      ),
      /** Warnings about times that stops change, of people whose schedules the caller may see, and about new owners. */
      warnings: z.array(
        z.object({
          orderId: z.string(),
          warning: openWord<StopWarning>(),
          /** Beginning and end of the leave or entry in the way. */
          from: z.optional(z.string()),
          to: z.optional(z.string()),
          /** Title of the entry in the way; absent for an order that the caller may not see. */
          title: z.optional(z.string()),
        }),
      ),
      present: outlookTotals(),
      proposed: outlookTotals(),
      /** Number of appointments that the change breaks, with those of orders that the caller may not see. */
      brokenCount: z.number(),
      asOf: z.string(),
    }),
  errors: ['notFound', 'notAllowed'],
});

/**
 * Lists jobs under way that take time nobody planned, with the appointments that they delay: those without an appointment,
 * those that go on after the planned end, and those whose engineers are still on the way when they should have begun. It
 * reads the caller's own jobs, those of people whom the caller leads, or, for a dispatcher, all. A job that delays nothing
 * is left out. Without an appointment `planStart` is when its engineer came or is expected to come, and `planEnd` when
 * such work is done then.
 */
export const delays = /* @__PURE__ */ call('dispatch.delays', {
  method: 'POST',
  path: '/api/order/dispatch/delays',
  permission: 'order.plan',
  side: 'staff',
  request: () =>
    z.object({
      /** Only jobs of this group and those below it. */
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
          /** True while the engineer is not there yet. */
          onTheWay: z.optional(z.boolean()),
          /** The appointments that it delays, the earliest first. */
          delayed: z.array(
            z.object({
              /** Absent for work that is not an order, and for an order that the caller may not see. */
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

/** Colleagues who may come along to one order. */
const maxBeside = 20;

/** The time of a colleague who comes along. */
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
      /** Times of colleagues who come along. If the owner changes, only these remain. */
      beside: z.optional(z.array(besideTime()).check(z.maxLength(maxBeside))),
      /** The engineer to whom the plan gave it; kept for the report of suggestions. */
      suggestedId: z.optional(id()),
      /** Writes a time that overlaps others, lies in leave or is over, such as that of a job that takes longer. */
      force: z.optional(z.boolean()),
      /** Gives the order its state and times back that it had before the caller reassigned it. */
      takesBack: z.optional(z.boolean()),
    })
    .check(wholeTime(), timeOfSomebody());

/**
 * Writes stops of a plan, all of them or none.
 *
 * - If an order has changed since the plan was made, `changed` names it and nothing is written. What people wrote about an
 *   order does not keep it from being taken back.
 * - `undo` holds the stops as they were. Sent to this call by the same person, they take the plan back: orders are
 *   unassigned, accepted or on hold again. Another person, who has not reassigned them, is refused. An engineer who was on
 *   the way has to set out again. If another order has taken a time since, that is refused unless `force` is set.
 * - Times last at least a minute, end within the next 92 days and begin at most a quarter of an hour ago. An entry that
 *   keeps its start, `force` and what is taken back may begin earlier.
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
      /** A reason for the new owners. Needed where an order is taken from the engineer who works on it. */
      remark: z.optional(lines(1000)),
    }),
  data: () =>
    z.object({
      /** Orders that have changed since the plan was made. */
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
