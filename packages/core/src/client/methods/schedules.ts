// Written by `pnpm gen` from the contract and its docs.
import type * as schedules from '../../contract/schedules.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Schedule } from './shapes.ts';

/** What `schedules.change` takes. Plan an order, or move its plan. */
export interface ChangeSchedule extends RequestOf<typeof schedules.change> {}

/** What `schedules.feed` takes. The private calendar address of my schedule. */
export interface FeedSchedule extends RequestOf<typeof schedules.feed> {}

/** What `schedules.feed` answers. The private calendar address of my schedule. */
export interface ScheduleFeedAnswer extends DataOf<typeof schedules.feed> {}

/** What `schedules.feedFile` takes. A schedule as a calendar file. */
export interface ScheduleFeedFileQuery extends RequestOf<typeof schedules.feedFile> {}

/** What `schedules.feedFile` answers. A schedule as a calendar file. */
export type ScheduleFeedFileAnswer = DataOf<typeof schedules.feedFile>;

/** What `schedules.stops` takes. My day from place to place. */
export interface ScheduleStopsQuery extends RequestOf<typeof schedules.stops> {}

/** What `schedules.stops` answers. My day from place to place. */
export interface ScheduleStopsAnswer extends DataOf<typeof schedules.stops> {}

/** What `schedules.today` takes. My schedule of a day. */
export interface ScheduleTodayQuery extends RequestOf<typeof schedules.today> {}

/** What `schedules.week` takes. My schedule of seven days. */
export interface ScheduleWeekQuery extends RequestOf<typeof schedules.week> {}

/** What `schedules.week` answers. My schedule of seven days. */
export type ScheduleWeekAnswer = DataOf<typeof schedules.week>;

/** Calls of `schedules` as methods. */
export interface SchedulesMethods {
  /** Plan an order, or move its plan. */
  change(request: ChangeSchedule, options?: CallOptions): Promise<Schedule>;
  /** The private calendar address of my schedule. */
  feed(request: FeedSchedule, options?: CallOptions): Promise<ScheduleFeedAnswer>;
  /** A schedule as a calendar file. */
  feedFile(request: ScheduleFeedFileQuery, options?: CallOptions): Promise<ScheduleFeedFileAnswer>;
  /** My day from place to place. */
  stops(request: ScheduleStopsQuery, options?: CallOptions): Promise<ScheduleStopsAnswer>;
  /** My schedule of a day. */
  today(request: ScheduleTodayQuery, options?: CallOptions): Promise<Schedule[]>;
  /** My schedule of seven days. */
  week(request: ScheduleWeekQuery, options?: CallOptions): Promise<ScheduleWeekAnswer>;
}
