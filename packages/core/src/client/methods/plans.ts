// Written by `pnpm gen` from the contract and its docs.
import type { PlanCalendarSaturationQuery, PlanDailySaturationQuery, PlanEngineerOrdersQuery, PlanIsOpenScheduleAnswer, PlanIsOpenScheduleQuery, PlanListQuery, PlanStatisticsAnswer, PlanStatisticsQuery, SaturationRow, Schedule } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

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
