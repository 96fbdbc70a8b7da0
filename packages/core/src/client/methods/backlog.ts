// Written by `pnpm gen` from the contract and its docs.
import type * as backlog from '../../contract/backlog.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { HomeCounts, Nothing, OrderSummary, SaturationRow, Schedule } from './shapes.ts';

/** What `backlog.ccGroup` takes. Orders copied to a group of mine. */
export interface BacklogCcGroupQuery extends RequestOf<typeof backlog.ccGroup> {}

/** What `backlog.ccGroup` answers. Orders copied to a group of mine. */
export interface BacklogCcGroup extends Omit<DataOf<typeof backlog.ccGroup>, 'list'> {
  list: OrderSummary[];
}

/** What `backlog.ccMark` takes. Copy an order to people and groups. */
export interface CcMarkBacklog extends RequestOf<typeof backlog.ccMark> {}

/** What `backlog.ccMine` takes. Orders copied to me. */
export interface BacklogCcMineQuery extends RequestOf<typeof backlog.ccMine> {}

/** What `backlog.ccMine` answers. Orders copied to me. */
export interface BacklogCcMine extends Omit<DataOf<typeof backlog.ccMine>, 'list'> {
  list: OrderSummary[];
}

/** What `backlog.ccRead` takes. Mark copied orders as read. */
export interface CcReadBacklog extends RequestOf<typeof backlog.ccRead> {}

/** What `backlog.escalations` takes. What waits for a lead’s own hand. */
export interface BacklogEscalationsQuery extends RequestOf<typeof backlog.escalations> {}

/** What `backlog.escalations` answers. What waits for a lead’s own hand. */
export interface BacklogEscalationsAnswer extends Omit<DataOf<typeof backlog.escalations>, 'late'> {
  late: OrderSummary[];
}

/** What `backlog.groupSaturation` takes. How full the days of groups are. */
export interface BacklogGroupSaturationQuery extends RequestOf<typeof backlog.groupSaturation> {}

/** What `backlog.groupSaturation` answers. How full the days of groups are. */
export type BacklogGroupSaturationAnswer = DataOf<typeof backlog.groupSaturation>;

/** What `backlog.groupScheduleOrders` takes. Schedules of the people I lead, on one day. */
export interface BacklogGroupScheduleOrdersQuery extends RequestOf<typeof backlog.groupScheduleOrders> {}

/** What `backlog.groupScheduleOrders` answers. Schedules of the people I lead, on one day. */
export interface BacklogGroupScheduleOrders extends Omit<DataOf<typeof backlog.groupScheduleOrders>, 'list'> {
  list: Schedule[];
}

/** What `backlog.groupScheduleSaturation` takes. How full the days of the people I lead are. */
export interface BacklogGroupScheduleSaturationQuery extends RequestOf<typeof backlog.groupScheduleSaturation> {}

/** What `backlog.mineAll` takes. Counts of everything I have to do. */
export interface BacklogMineAllQuery extends RequestOf<typeof backlog.mineAll> {}

/** What `backlog.mineToday` takes. Counts of what I have to do today. */
export interface BacklogMineTodayQuery extends RequestOf<typeof backlog.mineToday> {}

/** What `backlog.pendingItsm` takes. Operations and monitoring orders to handle. */
export interface BacklogPendingItsmQuery extends RequestOf<typeof backlog.pendingItsm> {}

/** What `backlog.pendingItsm` answers. Operations and monitoring orders to handle. */
export interface BacklogPendingItsm extends Omit<DataOf<typeof backlog.pendingItsm>, 'list'> {
  list: OrderSummary[];
}

/** What `backlog.pendingSe` takes. SE orders to handle. */
export interface BacklogPendingSeQuery extends RequestOf<typeof backlog.pendingSe> {}

/** What `backlog.pendingSe` answers. SE orders to handle. */
export interface BacklogPendingSe extends Omit<DataOf<typeof backlog.pendingSe>, 'list'> {
  list: OrderSummary[];
}

/** What `backlog.timeout` takes. Orders whose time is up. */
export interface BacklogTimeoutQuery extends RequestOf<typeof backlog.timeout> {}

/** What `backlog.timeout` answers. Orders whose time is up. */
export interface BacklogTimeout extends Omit<DataOf<typeof backlog.timeout>, 'list'> {
  list: OrderSummary[];
}

/** What `backlog.todayMonitor` takes. Today's monitoring orders. */
export interface BacklogTodayMonitorQuery extends RequestOf<typeof backlog.todayMonitor> {}

/** What `backlog.todayMonitor` answers. Today's monitoring orders. */
export interface BacklogTodayMonitor extends Omit<DataOf<typeof backlog.todayMonitor>, 'list'> {
  list: OrderSummary[];
}

/** What `backlog.todayPage` takes. Today's operations orders. */
export interface BacklogTodayPageQuery extends RequestOf<typeof backlog.todayPage> {}

/** What `backlog.todayPage` answers. Today's operations orders. */
export interface BacklogTodayPage extends Omit<DataOf<typeof backlog.todayPage>, 'list'> {
  list: OrderSummary[];
}

/** What `backlog.todaySe` takes. Today's SE orders. */
export interface BacklogTodaySeQuery extends RequestOf<typeof backlog.todaySe> {}

/** What `backlog.todaySe` answers. Today's SE orders. */
export interface BacklogTodaySe extends Omit<DataOf<typeof backlog.todaySe>, 'list'> {
  list: OrderSummary[];
}

/** What `backlog.underlingAll` takes. Counts of everything that the people I lead have to do. */
export interface BacklogUnderlingAllQuery extends RequestOf<typeof backlog.underlingAll> {}

/** What `backlog.underlingStaff` takes. The people I lead, with what each has to do. */
export interface BacklogUnderlingStaffQuery extends RequestOf<typeof backlog.underlingStaff> {}

/** What `backlog.underlingStaff` answers. The people I lead, with what each has to do. */
export interface BacklogUnderlingStaff extends DataOf<typeof backlog.underlingStaff> {}

/** What `backlog.underlingToday` takes. Counts of what the people I lead have to do today. */
export interface BacklogUnderlingTodayQuery extends RequestOf<typeof backlog.underlingToday> {}

/** What `backlog.willTimeout` takes. Orders whose time is nearly up. */
export interface BacklogWillTimeoutQuery extends RequestOf<typeof backlog.willTimeout> {}

/** What `backlog.willTimeout` answers. Orders whose time is nearly up. */
export interface BacklogWillTimeout extends Omit<DataOf<typeof backlog.willTimeout>, 'list'> {
  list: OrderSummary[];
}

/** Calls of `backlog` as methods. */
export interface BacklogMethods {
  /** Orders copied to a group of mine. */
  ccGroup: Paged<BacklogCcGroupQuery, BacklogCcGroup, OrderSummary>;
  /** Copy an order to people and groups. */
  ccMark(request: CcMarkBacklog, options?: CallOptions): Promise<Nothing>;
  /** Orders copied to me. */
  ccMine: Paged<BacklogCcMineQuery, BacklogCcMine, OrderSummary>;
  /** Mark copied orders as read. */
  ccRead(request: CcReadBacklog, options?: CallOptions): Promise<Nothing>;
  /** What waits for a lead’s own hand. */
  escalations(request: BacklogEscalationsQuery, options?: CallOptions): Promise<BacklogEscalationsAnswer>;
  /** How full the days of groups are. */
  groupSaturation(request: BacklogGroupSaturationQuery, options?: CallOptions): Promise<BacklogGroupSaturationAnswer>;
  /** Schedules of the people I lead, on one day. */
  groupScheduleOrders: Paged<BacklogGroupScheduleOrdersQuery, BacklogGroupScheduleOrders, Schedule>;
  /** How full the days of the people I lead are. */
  groupScheduleSaturation(request: BacklogGroupScheduleSaturationQuery, options?: CallOptions): Promise<SaturationRow[]>;
  /** Counts of everything I have to do. */
  mineAll(request: BacklogMineAllQuery, options?: CallOptions): Promise<HomeCounts>;
  /** Counts of what I have to do today. */
  mineToday(request: BacklogMineTodayQuery, options?: CallOptions): Promise<HomeCounts>;
  /** Operations and monitoring orders to handle. */
  pendingItsm: Paged<BacklogPendingItsmQuery, BacklogPendingItsm, OrderSummary>;
  /** SE orders to handle. */
  pendingSe: Paged<BacklogPendingSeQuery, BacklogPendingSe, OrderSummary>;
  /** Orders whose time is up. */
  timeout: Paged<BacklogTimeoutQuery, BacklogTimeout, OrderSummary>;
  /** Today's monitoring orders. */
  todayMonitor: Paged<BacklogTodayMonitorQuery, BacklogTodayMonitor, OrderSummary>;
  /** Today's operations orders. */
  todayPage: Paged<BacklogTodayPageQuery, BacklogTodayPage, OrderSummary>;
  /** Today's SE orders. */
  todaySe: Paged<BacklogTodaySeQuery, BacklogTodaySe, OrderSummary>;
  /** Counts of everything that the people I lead have to do. */
  underlingAll(request: BacklogUnderlingAllQuery, options?: CallOptions): Promise<HomeCounts>;
  /** The people I lead, with what each has to do. */
  underlingStaff: Paged<BacklogUnderlingStaffQuery, BacklogUnderlingStaff, BacklogUnderlingStaff['list'][number]>;
  /** Counts of what the people I lead have to do today. */
  underlingToday(request: BacklogUnderlingTodayQuery, options?: CallOptions): Promise<HomeCounts>;
  /** Orders whose time is nearly up. */
  willTimeout: Paged<BacklogWillTimeoutQuery, BacklogWillTimeout, OrderSummary>;
}
