// Written by `pnpm gen` from the contract and its docs.
import type { BacklogCcGroup, BacklogCcGroupQuery, BacklogCcMine, BacklogCcMineQuery, BacklogEscalationsAnswer, BacklogEscalationsQuery, BacklogGroupSaturationAnswer, BacklogGroupSaturationQuery, BacklogGroupScheduleOrders, BacklogGroupScheduleOrdersQuery, BacklogGroupScheduleSaturationQuery, BacklogMineAllQuery, BacklogMineTodayQuery, BacklogPendingItsm, BacklogPendingItsmQuery, BacklogPendingSe, BacklogPendingSeQuery, BacklogTimeout, BacklogTimeoutQuery, BacklogTodayMonitor, BacklogTodayMonitorQuery, BacklogTodayPage, BacklogTodayPageQuery, BacklogTodaySe, BacklogTodaySeQuery, BacklogUnderlingAllQuery, BacklogUnderlingStaff, BacklogUnderlingStaffQuery, BacklogUnderlingTodayQuery, BacklogWillTimeout, BacklogWillTimeoutQuery, CcMarkBacklog, CcReadBacklog, HomeCounts, Nothing, OrderSummary, SaturationRow, Schedule } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

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
