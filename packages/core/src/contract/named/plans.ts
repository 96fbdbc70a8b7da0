// Written by `pnpm gen` from the contract and its docs.
import type * as plans from '../plans.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { SaturationRow, Schedule } from './shapes.ts';

type PlanCalendarSaturationQueryInferred = InferredRequestOf<typeof plans.calendarSaturation>;

/** What `plans.calendarSaturation` takes. How full consecutive days of an engineer are. */
export type PlanCalendarSaturationQuery = {
  /** Whose it is, or who is meant. */
  accountId?: PlanCalendarSaturationQueryInferred['accountId'];
  /** The first day; today unless said. */
  from?: PlanCalendarSaturationQueryInferred['from'];
  /** How many days from then on. */
  days?: PlanCalendarSaturationQueryInferred['days'];
};

type PlanDailySaturationQueryInferred = InferredRequestOf<typeof plans.dailySaturation>;

/** What `plans.dailySaturation` takes. How full chosen days of people are. */
export type PlanDailySaturationQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: PlanDailySaturationQueryInferred['groupId'];
  /** Who is meant; everybody of the group where none is named. */
  accountIds?: PlanDailySaturationQueryInferred['accountIds'];
  /** Which days are asked for, each as YYYY-MM-DD in the time zone of the organisation. */
  days: PlanDailySaturationQueryInferred['days'];
};

type PlanEngineerOrdersQueryInferred = InferredRequestOf<typeof plans.engineerOrders>;

/** What `plans.engineerOrders` takes. An engineer's schedule of a day. */
export type PlanEngineerOrdersQuery = {
  /** Whose it is, or who is meant. */
  accountId: PlanEngineerOrdersQueryInferred['accountId'];
  /** A day as YYYY-MM-DD, in the time zone of the organisation. */
  date: PlanEngineerOrdersQueryInferred['date'];
};

type PlanIsOpenScheduleQueryInferred = InferredRequestOf<typeof plans.isOpenSchedule>;

/** What `plans.isOpenSchedule` takes. Whether an account keeps its schedule here. */
export type PlanIsOpenScheduleQuery = {
  /** Whose it is, or who is meant. */
  accountId?: PlanIsOpenScheduleQueryInferred['accountId'];
};

type PlanIsOpenScheduleAnswerInferred = InferredDataOf<typeof plans.isOpenSchedule>;

/** What `plans.isOpenSchedule` answers. Whether an account keeps its schedule here. */
export type PlanIsOpenScheduleAnswer = {
  /** Whether it is switched on. */
  open: PlanIsOpenScheduleAnswerInferred['open'];
};

type PlanListQueryInferred = InferredRequestOf<typeof plans.list>;

/** What `plans.list` takes. Schedule entries of people. */
export type PlanListQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: PlanListQueryInferred['groupId'];
  /** Who is meant; everybody of the group where none is named. */
  accountIds?: PlanListQueryInferred['accountIds'];
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from: PlanListQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to: PlanListQueryInferred['to'];
};

type PlanStatisticsQueryInferred = InferredRequestOf<typeof plans.statistics>;

/** What `plans.statistics` takes. What each engineer had and has to do. */
export type PlanStatisticsQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: PlanStatisticsQueryInferred['groupId'];
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from: PlanStatisticsQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to: PlanStatisticsQueryInferred['to'];
};

type PlanStatisticsAnswerInferred = InferredDataOf<typeof plans.statistics>;

/** What `plans.statistics` answers. What each engineer had and has to do. */
export type PlanStatisticsAnswer = ({
  /** Whose it is, or who is meant. */
  accountId: PlanStatisticsAnswerInferred[number]['accountId'];
  /** What people call it, or the name of a person. */
  name: PlanStatisticsAnswerInferred[number]['name'];
  /** How much of the time is planned. */
  plannedMinutes: PlanStatisticsAnswerInferred[number]['plannedMinutes'];
  /** How much time there is. */
  capacityMinutes: PlanStatisticsAnswerInferred[number]['capacityMinutes'];
  /** Planned time by the time there is: 1 is a full day, more is too much. */
  saturation: PlanStatisticsAnswerInferred[number]['saturation'];
  /** How many orders are planned. */
  scheduledCount: PlanStatisticsAnswerInferred[number]['scheduledCount'];
  /** How many were resolved in that time. */
  resolvedCount: PlanStatisticsAnswerInferred[number]['resolvedCount'];
  /** How many orders the engineer has in hand now. */
  openCount: PlanStatisticsAnswerInferred[number]['openCount'];
})[];

/** What the calls of `plans` take and answer. */
export interface PlansCalls {
  'plans.calendarSaturation': { request: PlanCalendarSaturationQuery; data: SaturationRow[] };
  'plans.dailySaturation': { request: PlanDailySaturationQuery; data: SaturationRow[] };
  'plans.engineerOrders': { request: PlanEngineerOrdersQuery; data: Schedule[] };
  'plans.isOpenSchedule': { request: PlanIsOpenScheduleQuery; data: PlanIsOpenScheduleAnswer };
  'plans.list': { request: PlanListQuery; data: Schedule[] };
  'plans.statistics': { request: PlanStatisticsQuery; data: PlanStatisticsAnswer };
}
