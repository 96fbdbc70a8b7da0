// Written by `pnpm gen` from the contract and its docs.
import type * as plans from '../../contract/plans.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { SaturationRow, Schedule } from './shapes.ts';

/** What `plans.calendarSaturation` takes. How full consecutive days of an engineer are. */
export interface PlanCalendarSaturationQuery extends RequestOf<typeof plans.calendarSaturation> {}

/** What `plans.dailySaturation` takes. How full chosen days of people are. */
export interface PlanDailySaturationQuery extends RequestOf<typeof plans.dailySaturation> {}

/** What `plans.engineerOrders` takes. An engineer's schedule of a day. */
export interface PlanEngineerOrdersQuery extends RequestOf<typeof plans.engineerOrders> {}

/** What `plans.isOpenSchedule` takes. Whether an account keeps its schedule here. */
export interface PlanIsOpenScheduleQuery extends RequestOf<typeof plans.isOpenSchedule> {}

/** What `plans.isOpenSchedule` answers. Whether an account keeps its schedule here. */
export interface PlanIsOpenScheduleAnswer extends DataOf<typeof plans.isOpenSchedule> {}

/** What `plans.list` takes. Schedule entries of people. */
export interface PlanListQuery extends RequestOf<typeof plans.list> {}

/** What `plans.statistics` takes. What each engineer had and has to do. */
export interface PlanStatisticsQuery extends RequestOf<typeof plans.statistics> {}

/** What `plans.statistics` answers. What each engineer had and has to do. */
export type PlanStatisticsAnswer = DataOf<typeof plans.statistics>;

/** Calls of `plans` as methods. */
export interface PlansMethods {
  /** How full consecutive days of an engineer are. */
  calendarSaturation(request: PlanCalendarSaturationQuery, options?: CallOptions): Promise<SaturationRow[]>;
  /** How full chosen days of people are. */
  dailySaturation(request: PlanDailySaturationQuery, options?: CallOptions): Promise<SaturationRow[]>;
  /** An engineer's schedule of a day. */
  engineerOrders(request: PlanEngineerOrdersQuery, options?: CallOptions): Promise<Schedule[]>;
  /** Whether an account keeps its schedule here. */
  isOpenSchedule(request: PlanIsOpenScheduleQuery, options?: CallOptions): Promise<PlanIsOpenScheduleAnswer>;
  /** Schedule entries of people. */
  list(request: PlanListQuery, options?: CallOptions): Promise<Schedule[]>;
  /** What each engineer had and has to do. */
  statistics(request: PlanStatisticsQuery, options?: CallOptions): Promise<PlanStatisticsAnswer>;
}
