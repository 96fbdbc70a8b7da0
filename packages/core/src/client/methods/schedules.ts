// Written by `pnpm gen` from the contract and its docs.
import type { ChangeSchedule, FeedSchedule, Schedule, ScheduleFeedAnswer, ScheduleFeedFileAnswer, ScheduleFeedFileQuery, ScheduleSlotsAnswer, ScheduleSlotsQuery, ScheduleStopsAnswer, ScheduleStopsQuery, ScheduleTodayQuery, ScheduleWeekAnswer, ScheduleWeekQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `schedules` as methods. */
export interface SchedulesMethods {
  /** Plan an order, or move its plan. */
  change(request: ChangeSchedule, options?: CallOptions): Promise<Schedule>;
  /** The private calendar address of my schedule. */
  feed(request: FeedSchedule, options?: CallOptions): Promise<ScheduleFeedAnswer>;
  /** A schedule as a calendar file. */
  feedFile(request: ScheduleFeedFileQuery, options?: CallOptions): Promise<ScheduleFeedFileAnswer>;
  /** Times at which an order fits into a person’s days. */
  slots(request: ScheduleSlotsQuery, options?: CallOptions): Promise<ScheduleSlotsAnswer>;
  /** My day from place to place. */
  stops(request: ScheduleStopsQuery, options?: CallOptions): Promise<ScheduleStopsAnswer>;
  /** My schedule of a day. */
  today(request: ScheduleTodayQuery, options?: CallOptions): Promise<Schedule[]>;
  /** My schedule of seven days. */
  week(request: ScheduleWeekQuery, options?: CallOptions): Promise<ScheduleWeekAnswer>;
}
