// Written by `pnpm gen` from the contract and its docs.
import type * as schedules from '../schedules.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { OrderSummary, Schedule } from './shapes.ts';

type ChangeScheduleInferred = InferredRequestOf<typeof schedules.change>;

/** What `schedules.change` takes. Plan an order, or move its plan. */
export type ChangeSchedule = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: ChangeScheduleInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: ChangeScheduleInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: ChangeScheduleInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: ChangeScheduleInferred['at'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart: ChangeScheduleInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd: ChangeScheduleInferred['planEnd'];
  /** Which engineer does it or is to do it. */
  engineerId?: ChangeScheduleInferred['engineerId'];
  /** True where it is planned for whole days and the hours mean nothing. */
  allDay?: ChangeScheduleInferred['allDay'];
  /** True saves it though it overlaps other entries. */
  force?: ChangeScheduleInferred['force'];
  /** What else is to be said of it, in words. */
  remark?: ChangeScheduleInferred['remark'];
};

type FeedScheduleInferred = InferredRequestOf<typeof schedules.feed>;

/** What `schedules.feed` takes. The private calendar address of my schedule. */
export type FeedSchedule = {
  /** True makes a new address and the old one worthless. */
  rotate?: FeedScheduleInferred['rotate'];
  /** True leaves no address: the one there was stops working. */
  revoke?: FeedScheduleInferred['revoke'];
};

type ScheduleFeedAnswerInferred = InferredDataOf<typeof schedules.feed>;

/** What `schedules.feed` answers. The private calendar address of my schedule. */
export type ScheduleFeedAnswer = {
  /** The private address of the calendar; given once, when it is made. */
  url?: ScheduleFeedAnswerInferred['url'];
  /** Since when there is one; an ISO 8601 instant in UTC. */
  since?: ScheduleFeedAnswerInferred['since'];
};

type ScheduleFeedFileQueryInferred = InferredRequestOf<typeof schedules.feedFile>;

/** What `schedules.feedFile` takes. A schedule as a calendar file. */
export type ScheduleFeedFileQuery = {
  /** What makes the address of the calendar private. */
  secret: ScheduleFeedFileQueryInferred['secret'];
};

/** What `schedules.feedFile` answers. A schedule as a calendar file. */
export type ScheduleFeedFileAnswer = InferredDataOf<typeof schedules.feedFile>;

type ScheduleSlotsQueryInferred = InferredRequestOf<typeof schedules.slots>;

/** What `schedules.slots` takes. Times at which an order fits into a person’s days. */
export type ScheduleSlotsQuery = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: ScheduleSlotsQueryInferred['orderId'];
  /** Only what this engineer does. */
  engineerId?: ScheduleSlotsQueryInferred['engineerId'];
  /** Which day is meant; YYYY-MM-DD of the tenant’s zone. */
  day?: ScheduleSlotsQueryInferred['day'];
  /** How long it takes, in minutes. */
  minutes?: ScheduleSlotsQueryInferred['minutes'];
  /** How many times are told at most. */
  size?: ScheduleSlotsQueryInferred['size'];
};

type ScheduleSlotsAnswerInferred = InferredDataOf<typeof schedules.slots>;

/** What `schedules.slots` answers. Times at which an order fits into a person’s days. */
export type ScheduleSlotsAnswer = {
  /** The items of this page, in the order of the list. */
  list: ({
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart: ScheduleSlotsAnswerInferred['list'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd: ScheduleSlotsAnswerInferred['list'][number]['planEnd'];
    /** Minutes by which it ends after the deadline; absent if it ends in time, or there is none. */
    lateMinutes?: ScheduleSlotsAnswerInferred['list'][number]['lateMinutes'];
  })[];
  /** Until when it must be done; an ISO 8601 instant in UTC. */
  dueAt?: ScheduleSlotsAnswerInferred['dueAt'];
  /** How long the work is taken to need. */
  estimate: {
    /** How long it takes, in minutes. */
    minutes: ScheduleSlotsAnswerInferred['estimate']['minutes'];
    /** What tells how long it takes: such orders at the site, such orders, its catalogue, or nothing. */
    by: ScheduleSlotsAnswerInferred['estimate']['by'];
  };
};

type ScheduleStopsQueryInferred = InferredRequestOf<typeof schedules.stops>;

/** What `schedules.stops` takes. My day from place to place. */
export type ScheduleStopsQuery = {
  /** A day as YYYY-MM-DD, in the time zone of the organisation. */
  date?: ScheduleStopsQueryInferred['date'];
};

type ScheduleStopsAnswerInferred = InferredDataOf<typeof schedules.stops>;

/** What `schedules.stops` answers. My day from place to place. */
export type ScheduleStopsAnswer = {
  /** The items of this page, in the order of the list. */
  list: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: ScheduleStopsAnswerInferred['list'][number]['id'];
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: ScheduleStopsAnswerInferred['list'][number]['orderId'];
    /** Of which kind the order is: an order of operations, monitoring or SE, or other work. */
    orderKind: ScheduleStopsAnswerInferred['list'][number]['orderKind'];
    /** What it is about, in one line. */
    title: ScheduleStopsAnswerInferred['list'][number]['title'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: ScheduleStopsAnswerInferred['list'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd?: ScheduleStopsAnswerInferred['list'][number]['planEnd'];
    /** Where the entry stands: planned, running, ended; unplanned for an order without one on that day, whose time, if it has one, is on another. */
    status: ScheduleStopsAnswerInferred['list'][number]['status'];
    /** The site as people call it. */
    cellName: ScheduleStopsAnswerInferred['list'][number]['cellName'];
    /** Where it is, or under which address the network knows it. */
    address?: ScheduleStopsAnswerInferred['list'][number]['address'];
    /** In degrees north of the equator (WGS 84). */
    latitude?: ScheduleStopsAnswerInferred['list'][number]['latitude'];
    /** In degrees east of Greenwich (WGS 84). */
    longitude?: ScheduleStopsAnswerInferred['list'][number]['longitude'];
    /** How the order is done: onSite or remote; absent for other work. */
    serviceMode?: ScheduleStopsAnswerInferred['list'][number]['serviceMode'];
    /** Whether the order is resolved or closed, for an entry ends by the clock alone; absent for other work. */
    done?: ScheduleStopsAnswerInferred['list'][number]['done'];
    /** The order with all that a list shows of it, where there is still something to do. */
    order?: OrderSummary | undefined;
  })[];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf: ScheduleStopsAnswerInferred['asOf'];
};

type ScheduleTodayQueryInferred = InferredRequestOf<typeof schedules.today>;

/** What `schedules.today` takes. My schedule of a day. */
export type ScheduleTodayQuery = {
  /** A day as YYYY-MM-DD, in the time zone of the organisation. */
  date?: ScheduleTodayQueryInferred['date'];
};

type ScheduleWeekQueryInferred = InferredRequestOf<typeof schedules.week>;

/** What `schedules.week` takes. My schedule of seven days. */
export type ScheduleWeekQuery = {
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from?: ScheduleWeekQueryInferred['from'];
};

type ScheduleWeekAnswerInferred = InferredDataOf<typeof schedules.week>;

/** What `schedules.week` answers. My schedule of seven days. */
export type ScheduleWeekAnswer = ({
  /** A day as YYYY-MM-DD, in the time zone of the organisation. */
  date: ScheduleWeekAnswerInferred[number]['date'];
  /** The items of this page, in the order of the list. */
  list: Schedule[];
})[];

/** What the calls of `schedules` take and answer. */
export interface SchedulesCalls {
  'schedules.change': { request: ChangeSchedule; data: Schedule };
  'schedules.feed': { request: FeedSchedule; data: ScheduleFeedAnswer };
  'schedules.feedFile': { request: ScheduleFeedFileQuery; data: ScheduleFeedFileAnswer };
  'schedules.slots': { request: ScheduleSlotsQuery; data: ScheduleSlotsAnswer };
  'schedules.stops': { request: ScheduleStopsQuery; data: ScheduleStopsAnswer };
  'schedules.today': { request: ScheduleTodayQuery; data: Schedule[] };
  'schedules.week': { request: ScheduleWeekQuery; data: ScheduleWeekAnswer };
}
