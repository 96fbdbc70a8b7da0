// Written by `pnpm gen` from the contract and its docs.
import type * as backlog from '../backlog.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { HomeCounts, Nothing, OrderSummary, SaturationRow, Schedule } from './shapes.ts';

type BacklogCcGroupQueryInferred = InferredRequestOf<typeof backlog.ccGroup>;

/** What `backlog.ccGroup` takes. Orders copied to a group of mine. */
export type BacklogCcGroupQuery = {
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: BacklogCcGroupQueryInferred['scope'];
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogCcGroupQueryInferred['groupId'];
  /** Whose it is, or who is meant. */
  accountId?: BacklogCcGroupQueryInferred['accountId'];
  /** True takes only what the caller has not looked at. */
  unread?: BacklogCcGroupQueryInferred['unread'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: BacklogCcGroupQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: BacklogCcGroupQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogCcGroupQueryInferred['next'];
};

type BacklogCcGroupInferred = InferredDataOf<typeof backlog.ccGroup>;

/** What `backlog.ccGroup` answers. Orders copied to a group of mine. */
export type BacklogCcGroup = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: BacklogCcGroupInferred['page'];
  /** How many items a page holds at most. */
  size: BacklogCcGroupInferred['size'];
  /** How many items there are on all pages together. */
  total: BacklogCcGroupInferred['total'];
  /** How many pages there are at this size. */
  totalPage: BacklogCcGroupInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: BacklogCcGroupInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: BacklogCcGroupInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogCcGroupInferred['next'];
};

type CcMarkBacklogInferred = InferredRequestOf<typeof backlog.ccMark>;

/** What `backlog.ccMark` takes. Copy an order to people and groups. */
export type CcMarkBacklog = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: CcMarkBacklogInferred['orderId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: CcMarkBacklogInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: CcMarkBacklogInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: CcMarkBacklogInferred['at'];
  /** Which people are meant. */
  userIds?: CcMarkBacklogInferred['userIds'];
  /** Which groups are meant. */
  groupIds?: CcMarkBacklogInferred['groupIds'];
  /** What else is to be said of it, in words. */
  remark?: CcMarkBacklogInferred['remark'];
};

type BacklogCcMineQueryInferred = InferredRequestOf<typeof backlog.ccMine>;

/** What `backlog.ccMine` takes. Orders copied to me. */
export type BacklogCcMineQuery = {
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: BacklogCcMineQueryInferred['scope'];
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogCcMineQueryInferred['groupId'];
  /** Whose it is, or who is meant. */
  accountId?: BacklogCcMineQueryInferred['accountId'];
  /** True takes only what the caller has not looked at. */
  unread?: BacklogCcMineQueryInferred['unread'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: BacklogCcMineQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: BacklogCcMineQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogCcMineQueryInferred['next'];
};

type BacklogCcMineInferred = InferredDataOf<typeof backlog.ccMine>;

/** What `backlog.ccMine` answers. Orders copied to me. */
export type BacklogCcMine = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: BacklogCcMineInferred['page'];
  /** How many items a page holds at most. */
  size: BacklogCcMineInferred['size'];
  /** How many items there are on all pages together. */
  total: BacklogCcMineInferred['total'];
  /** How many pages there are at this size. */
  totalPage: BacklogCcMineInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: BacklogCcMineInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: BacklogCcMineInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogCcMineInferred['next'];
};

type CcReadBacklogInferred = InferredRequestOf<typeof backlog.ccRead>;

/** What `backlog.ccRead` takes. Mark copied orders as read. */
export type CcReadBacklog = {
  /** Which orders are meant. */
  orderIds: CcReadBacklogInferred['orderIds'];
};

type BacklogEscalationsQueryInferred = InferredRequestOf<typeof backlog.escalations>;

/** What `backlog.escalations` takes. What waits for a lead’s own hand. */
export type BacklogEscalationsQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogEscalationsQueryInferred['groupId'];
};

type BacklogEscalationsAnswerInferred = InferredDataOf<typeof backlog.escalations>;

/** What `backlog.escalations` answers. What waits for a lead’s own hand. */
export type BacklogEscalationsAnswer = {
  /** How many are late. */
  lateCount: BacklogEscalationsAnswerInferred['lateCount'];
  /** The orders whose time is over, the latest first. */
  late: OrderSummary[];
  /** How many orders without an owner have no time left, of all that wait to be assigned. */
  unassignedLateCount?: BacklogEscalationsAnswerInferred['unassignedLateCount'];
  /** How many orders were given back or turned down. */
  returnedCount?: BacklogEscalationsAnswerInferred['returnedCount'];
  /** Orders that were given back or turned down. */
  returned: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: BacklogEscalationsAnswerInferred['returned'][number]['id'];
    /** The number that people read and say; calls take the id. */
    orderNo: BacklogEscalationsAnswerInferred['returned'][number]['orderNo'];
    /** What it is about, in one line. */
    title: BacklogEscalationsAnswerInferred['returned'][number]['title'];
    /** Where it stands, by the number of its state. */
    status: BacklogEscalationsAnswerInferred['returned'][number]['status'];
    /** From 1, the most urgent, to 4. */
    priority: BacklogEscalationsAnswerInferred['returned'][number]['priority'];
    /** How it came in: by app, phone, monitoring and the like, by code. */
    source: BacklogEscalationsAnswerInferred['returned'][number]['source'];
    /** Which type of order it is; the last of a branch of orderTypes.tree. */
    typeId: BacklogEscalationsAnswerInferred['returned'][number]['typeId'];
    /** The type of the order as people read it. */
    typeName: BacklogEscalationsAnswerInferred['returned'][number]['typeName'];
    /** Which entry of the service catalogue it belongs to; the last of a branch. */
    serverCatalogId: BacklogEscalationsAnswerInferred['returned'][number]['serverCatalogId'];
    /** The entry of the service catalogue, with those above it. */
    serverCatalogName: BacklogEscalationsAnswerInferred['returned'][number]['serverCatalogName'];
    /** How it is done: onSite or remote. */
    serviceMode: BacklogEscalationsAnswerInferred['returned'][number]['serviceMode'];
    /** Which site of a customer it is about. */
    cellId: BacklogEscalationsAnswerInferred['returned'][number]['cellId'];
    /** The site as people call it. */
    cellName: BacklogEscalationsAnswerInferred['returned'][number]['cellName'];
    /** The customer as people call it. */
    customerName: BacklogEscalationsAnswerInferred['returned'][number]['customerName'];
    /** The name of the reporter. */
    reportName?: BacklogEscalationsAnswerInferred['returned'][number]['reportName'];
    /** To whom it is handed before it is accepted. */
    assigneeId?: BacklogEscalationsAnswerInferred['returned'][number]['assigneeId'];
    /** The name of whom it is handed to before it is accepted. */
    assigneeName?: BacklogEscalationsAnswerInferred['returned'][number]['assigneeName'];
    /** Who has accepted it and works on it. */
    handlerId?: BacklogEscalationsAnswerInferred['returned'][number]['handlerId'];
    /** The name of who has accepted it and works on it. */
    handlerName?: BacklogEscalationsAnswerInferred['returned'][number]['handlerName'];
    /** Which group it lies with. */
    handlerGroupId: BacklogEscalationsAnswerInferred['returned'][number]['handlerGroupId'];
    /** The name of the group that it lies with. */
    handlerGroupName: BacklogEscalationsAnswerInferred['returned'][number]['handlerGroupName'];
    /** When it was made; an ISO 8601 instant in UTC. */
    createdAt: BacklogEscalationsAnswerInferred['returned'][number]['createdAt'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: BacklogEscalationsAnswerInferred['returned'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd?: BacklogEscalationsAnswerInferred['returned'][number]['planEnd'];
    /** When the engineer set out for the site; an ISO 8601 instant in UTC. */
    departedAt?: BacklogEscalationsAnswerInferred['returned'][number]['departedAt'];
    /** When the engineer means to be at the site; an ISO 8601 instant in UTC. */
    etaAt?: BacklogEscalationsAnswerInferred['returned'][number]['etaAt'];
    /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
    resumeAt?: BacklogEscalationsAnswerInferred['returned'][number]['resumeAt'];
    /** When it was resolved; an ISO 8601 instant in UTC. */
    resolvedAt?: BacklogEscalationsAnswerInferred['returned'][number]['resolvedAt'];
    /** Why it is on hold, by a code of the dictionary hangUpReason. */
    hangUpReason?: BacklogEscalationsAnswerInferred['returned'][number]['hangUpReason'];
    /** When an engineer must have accepted at the latest; an ISO 8601 instant in UTC. */
    responseDueAt?: BacklogEscalationsAnswerInferred['returned'][number]['responseDueAt'];
    /** Until when it must be resolved; an ISO 8601 instant in UTC. */
    resolveDueAt?: BacklogEscalationsAnswerInferred['returned'][number]['resolveDueAt'];
    /** The limit that comes next, of response or of resolution; an ISO 8601 instant in UTC. */
    nextDueAt?: BacklogEscalationsAnswerInferred['returned'][number]['nextDueAt'];
    /** When it is next said that time runs out; an ISO 8601 instant in UTC. */
    nextWarnAt?: BacklogEscalationsAnswerInferred['returned'][number]['nextWarnAt'];
    /** How it stands against its limits: none has none; ok, soon, late while a clock runs; paused; met or missed once resolved. */
    slaState: BacklogEscalationsAnswerInferred['returned'][number]['slaState'];
    /** How much of the time is used: 1 is all of it, more is late. */
    slaShare?: BacklogEscalationsAnswerInferred['returned'][number]['slaShare'];
    /** How often it was begun: 1 until it is opened again. */
    round: BacklogEscalationsAnswerInferred['returned'][number]['round'];
    /** True while a partner works on it. */
    entrusted?: BacklogEscalationsAnswerInferred['returned'][number]['entrusted'];
    /** True for what came outside of working hours and goes to the engineer on duty. */
    duty?: BacklogEscalationsAnswerInferred['returned'][number]['duty'];
    /** True until the caller has looked at it. */
    unread?: BacklogEscalationsAnswerInferred['returned'][number]['unread'];
    /** Goes up with every change; sent back with a write, it is refused if another change came first. */
    version: BacklogEscalationsAnswerInferred['returned'][number]['version'];
    /** The actions that the caller may take now, by state and by permission. */
    can: BacklogEscalationsAnswerInferred['returned'][number]['can'];
    /** What is done, in a word; which ones there are follows from the state. */
    action: BacklogEscalationsAnswerInferred['returned'][number]['action'];
    /** The name of who did it. */
    byName: BacklogEscalationsAnswerInferred['returned'][number]['byName'];
    /** Why it is done, by a code of the dictionary for this action. */
    reasonCode?: BacklogEscalationsAnswerInferred['returned'][number]['reasonCode'];
    /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
    at: BacklogEscalationsAnswerInferred['returned'][number]['at'];
  })[];
  /** How many people have more planned today than fits into their day, and some of it still to do. */
  overbookedCount?: BacklogEscalationsAnswerInferred['overbookedCount'];
  /** People who have more planned today than they have time, and some of it still to do. */
  overbooked: ({
    /** Whose it is, or who is meant. */
    accountId: BacklogEscalationsAnswerInferred['overbooked'][number]['accountId'];
    /** What people call it, or the name of a person. */
    name: BacklogEscalationsAnswerInferred['overbooked'][number]['name'];
    /** Planned time by the time there is: 1 is a full day, more is too much. */
    saturation: BacklogEscalationsAnswerInferred['overbooked'][number]['saturation'];
    /** How much of the time is planned. */
    plannedMinutes: BacklogEscalationsAnswerInferred['overbooked'][number]['plannedMinutes'];
  })[];
  /** How many changes of people wait for the caller to decide. */
  reviewCount: BacklogEscalationsAnswerInferred['reviewCount'];
  /** How many people wait to be let in by the caller. */
  joinCount: BacklogEscalationsAnswerInferred['joinCount'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf: BacklogEscalationsAnswerInferred['asOf'];
};

type BacklogGroupSaturationQueryInferred = InferredRequestOf<typeof backlog.groupSaturation>;

/** What `backlog.groupSaturation` takes. How full the days of groups are. */
export type BacklogGroupSaturationQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogGroupSaturationQueryInferred['groupId'];
  /** Who is meant; everybody of the group where none is named. */
  accountIds?: BacklogGroupSaturationQueryInferred['accountIds'];
  /** Which days are asked for, each as YYYY-MM-DD in the time zone of the organisation. */
  days: BacklogGroupSaturationQueryInferred['days'];
};

type BacklogGroupSaturationAnswerInferred = InferredDataOf<typeof backlog.groupSaturation>;

/** What `backlog.groupSaturation` answers. How full the days of groups are. */
export type BacklogGroupSaturationAnswer = ({
  /** Which group of engineers it is about. */
  groupId: BacklogGroupSaturationAnswerInferred[number]['groupId'];
  /** The name of the group. */
  groupName: BacklogGroupSaturationAnswerInferred[number]['groupName'];
  /** What it lies below; absent at the top. */
  parentId?: BacklogGroupSaturationAnswerInferred[number]['parentId'];
  /** A day as YYYY-MM-DD, in the time zone of the organisation. */
  date: BacklogGroupSaturationAnswerInferred[number]['date'];
  /** Planned time by the time there is: 1 is a full day, more is too much. */
  saturation: BacklogGroupSaturationAnswerInferred[number]['saturation'];
  /** How much of the time is planned. */
  plannedMinutes: BacklogGroupSaturationAnswerInferred[number]['plannedMinutes'];
  /** How much time there is. */
  capacityMinutes: BacklogGroupSaturationAnswerInferred[number]['capacityMinutes'];
  /** How many people it counts. */
  headcount: BacklogGroupSaturationAnswerInferred[number]['headcount'];
})[];

type BacklogGroupScheduleOrdersQueryInferred = InferredRequestOf<typeof backlog.groupScheduleOrders>;

/** What `backlog.groupScheduleOrders` takes. Schedules of the people I lead, on one day. */
export type BacklogGroupScheduleOrdersQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogGroupScheduleOrdersQueryInferred['groupId'];
  /** Who is meant; everybody of the group where none is named. */
  accountIds?: BacklogGroupScheduleOrdersQueryInferred['accountIds'];
  /** The day that is asked for, as YYYY-MM-DD. */
  planTime: BacklogGroupScheduleOrdersQueryInferred['planTime'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: BacklogGroupScheduleOrdersQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: BacklogGroupScheduleOrdersQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogGroupScheduleOrdersQueryInferred['next'];
};

type BacklogGroupScheduleOrdersInferred = InferredDataOf<typeof backlog.groupScheduleOrders>;

/** What `backlog.groupScheduleOrders` answers. Schedules of the people I lead, on one day. */
export type BacklogGroupScheduleOrders = {
  /** The items of this page, in the order of the list. */
  list: Schedule[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: BacklogGroupScheduleOrdersInferred['page'];
  /** How many items a page holds at most. */
  size: BacklogGroupScheduleOrdersInferred['size'];
  /** How many items there are on all pages together. */
  total: BacklogGroupScheduleOrdersInferred['total'];
  /** How many pages there are at this size. */
  totalPage: BacklogGroupScheduleOrdersInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: BacklogGroupScheduleOrdersInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: BacklogGroupScheduleOrdersInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogGroupScheduleOrdersInferred['next'];
};

type BacklogGroupScheduleSaturationQueryInferred = InferredRequestOf<typeof backlog.groupScheduleSaturation>;

/** What `backlog.groupScheduleSaturation` takes. How full the days of the people I lead are. */
export type BacklogGroupScheduleSaturationQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogGroupScheduleSaturationQueryInferred['groupId'];
  /** Who is meant; everybody of the group where none is named. */
  accountIds?: BacklogGroupScheduleSaturationQueryInferred['accountIds'];
  /** Which days are asked for, each as YYYY-MM-DD in the time zone of the organisation. */
  days: BacklogGroupScheduleSaturationQueryInferred['days'];
};

/** What `backlog.mineAll` takes. Counts of everything I have to do. */
export interface BacklogMineAllQuery extends InferredRequestOf<typeof backlog.mineAll> {}

/** What `backlog.mineToday` takes. Counts of what I have to do today. */
export interface BacklogMineTodayQuery extends InferredRequestOf<typeof backlog.mineToday> {}

type BacklogPendingItsmQueryInferred = InferredRequestOf<typeof backlog.pendingItsm>;

/** What `backlog.pendingItsm` takes. Operations and monitoring orders to handle. */
export type BacklogPendingItsmQuery = {
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: BacklogPendingItsmQueryInferred['scope'];
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogPendingItsmQueryInferred['groupId'];
  /** Whose it is, or who is meant. */
  accountId?: BacklogPendingItsmQueryInferred['accountId'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf?: BacklogPendingItsmQueryInferred['asOf'];
  /** True takes only what is due or planned today. */
  today?: BacklogPendingItsmQueryInferred['today'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: BacklogPendingItsmQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: BacklogPendingItsmQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogPendingItsmQueryInferred['next'];
};

type BacklogPendingItsmInferred = InferredDataOf<typeof backlog.pendingItsm>;

/** What `backlog.pendingItsm` answers. Operations and monitoring orders to handle. */
export type BacklogPendingItsm = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: BacklogPendingItsmInferred['page'];
  /** How many items a page holds at most. */
  size: BacklogPendingItsmInferred['size'];
  /** How many items there are on all pages together. */
  total: BacklogPendingItsmInferred['total'];
  /** How many pages there are at this size. */
  totalPage: BacklogPendingItsmInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: BacklogPendingItsmInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: BacklogPendingItsmInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogPendingItsmInferred['next'];
};

type BacklogPendingSeQueryInferred = InferredRequestOf<typeof backlog.pendingSe>;

/** What `backlog.pendingSe` takes. SE orders to handle. */
export type BacklogPendingSeQuery = {
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: BacklogPendingSeQueryInferred['scope'];
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogPendingSeQueryInferred['groupId'];
  /** Whose it is, or who is meant. */
  accountId?: BacklogPendingSeQueryInferred['accountId'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf?: BacklogPendingSeQueryInferred['asOf'];
  /** True takes only what is due or planned today. */
  today?: BacklogPendingSeQueryInferred['today'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: BacklogPendingSeQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: BacklogPendingSeQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogPendingSeQueryInferred['next'];
};

type BacklogPendingSeInferred = InferredDataOf<typeof backlog.pendingSe>;

/** What `backlog.pendingSe` answers. SE orders to handle. */
export type BacklogPendingSe = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: BacklogPendingSeInferred['page'];
  /** How many items a page holds at most. */
  size: BacklogPendingSeInferred['size'];
  /** How many items there are on all pages together. */
  total: BacklogPendingSeInferred['total'];
  /** How many pages there are at this size. */
  totalPage: BacklogPendingSeInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: BacklogPendingSeInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: BacklogPendingSeInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogPendingSeInferred['next'];
};

type BacklogTimeoutQueryInferred = InferredRequestOf<typeof backlog.timeout>;

/** What `backlog.timeout` takes. Orders whose time is up. */
export type BacklogTimeoutQuery = {
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: BacklogTimeoutQueryInferred['scope'];
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogTimeoutQueryInferred['groupId'];
  /** Whose it is, or who is meant. */
  accountId?: BacklogTimeoutQueryInferred['accountId'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf?: BacklogTimeoutQueryInferred['asOf'];
  /** True takes only what is due or planned today. */
  today?: BacklogTimeoutQueryInferred['today'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: BacklogTimeoutQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: BacklogTimeoutQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogTimeoutQueryInferred['next'];
};

type BacklogTimeoutInferred = InferredDataOf<typeof backlog.timeout>;

/** What `backlog.timeout` answers. Orders whose time is up. */
export type BacklogTimeout = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: BacklogTimeoutInferred['page'];
  /** How many items a page holds at most. */
  size: BacklogTimeoutInferred['size'];
  /** How many items there are on all pages together. */
  total: BacklogTimeoutInferred['total'];
  /** How many pages there are at this size. */
  totalPage: BacklogTimeoutInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: BacklogTimeoutInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: BacklogTimeoutInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogTimeoutInferred['next'];
};

type BacklogTodayMonitorQueryInferred = InferredRequestOf<typeof backlog.todayMonitor>;

/** What `backlog.todayMonitor` takes. Today's monitoring orders. */
export type BacklogTodayMonitorQuery = {
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: BacklogTodayMonitorQueryInferred['scope'];
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogTodayMonitorQueryInferred['groupId'];
  /** Whose it is, or who is meant. */
  accountId?: BacklogTodayMonitorQueryInferred['accountId'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf?: BacklogTodayMonitorQueryInferred['asOf'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: BacklogTodayMonitorQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: BacklogTodayMonitorQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogTodayMonitorQueryInferred['next'];
};

type BacklogTodayMonitorInferred = InferredDataOf<typeof backlog.todayMonitor>;

/** What `backlog.todayMonitor` answers. Today's monitoring orders. */
export type BacklogTodayMonitor = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: BacklogTodayMonitorInferred['page'];
  /** How many items a page holds at most. */
  size: BacklogTodayMonitorInferred['size'];
  /** How many items there are on all pages together. */
  total: BacklogTodayMonitorInferred['total'];
  /** How many pages there are at this size. */
  totalPage: BacklogTodayMonitorInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: BacklogTodayMonitorInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: BacklogTodayMonitorInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogTodayMonitorInferred['next'];
};

type BacklogTodayPageQueryInferred = InferredRequestOf<typeof backlog.todayPage>;

/** What `backlog.todayPage` takes. Today's operations orders. */
export type BacklogTodayPageQuery = {
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: BacklogTodayPageQueryInferred['scope'];
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogTodayPageQueryInferred['groupId'];
  /** Whose it is, or who is meant. */
  accountId?: BacklogTodayPageQueryInferred['accountId'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf?: BacklogTodayPageQueryInferred['asOf'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: BacklogTodayPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: BacklogTodayPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogTodayPageQueryInferred['next'];
};

type BacklogTodayPageInferred = InferredDataOf<typeof backlog.todayPage>;

/** What `backlog.todayPage` answers. Today's operations orders. */
export type BacklogTodayPage = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: BacklogTodayPageInferred['page'];
  /** How many items a page holds at most. */
  size: BacklogTodayPageInferred['size'];
  /** How many items there are on all pages together. */
  total: BacklogTodayPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: BacklogTodayPageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: BacklogTodayPageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: BacklogTodayPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogTodayPageInferred['next'];
};

type BacklogTodaySeQueryInferred = InferredRequestOf<typeof backlog.todaySe>;

/** What `backlog.todaySe` takes. Today's SE orders. */
export type BacklogTodaySeQuery = {
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: BacklogTodaySeQueryInferred['scope'];
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogTodaySeQueryInferred['groupId'];
  /** Whose it is, or who is meant. */
  accountId?: BacklogTodaySeQueryInferred['accountId'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf?: BacklogTodaySeQueryInferred['asOf'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: BacklogTodaySeQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: BacklogTodaySeQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogTodaySeQueryInferred['next'];
};

type BacklogTodaySeInferred = InferredDataOf<typeof backlog.todaySe>;

/** What `backlog.todaySe` answers. Today's SE orders. */
export type BacklogTodaySe = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: BacklogTodaySeInferred['page'];
  /** How many items a page holds at most. */
  size: BacklogTodaySeInferred['size'];
  /** How many items there are on all pages together. */
  total: BacklogTodaySeInferred['total'];
  /** How many pages there are at this size. */
  totalPage: BacklogTodaySeInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: BacklogTodaySeInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: BacklogTodaySeInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogTodaySeInferred['next'];
};

type BacklogUnderlingAllQueryInferred = InferredRequestOf<typeof backlog.underlingAll>;

/** What `backlog.underlingAll` takes. Counts of everything that the people I lead have to do. */
export type BacklogUnderlingAllQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogUnderlingAllQueryInferred['groupId'];
  /** Whose it is, or who is meant. */
  accountId?: BacklogUnderlingAllQueryInferred['accountId'];
};

type BacklogUnderlingStaffQueryInferred = InferredRequestOf<typeof backlog.underlingStaff>;

/** What `backlog.underlingStaff` takes. The people I lead, with what each has to do. */
export type BacklogUnderlingStaffQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogUnderlingStaffQueryInferred['groupId'];
  /** Words to search for, as a person types them. */
  keyword?: BacklogUnderlingStaffQueryInferred['keyword'];
  /** True takes only what is due or planned today. */
  today?: BacklogUnderlingStaffQueryInferred['today'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf?: BacklogUnderlingStaffQueryInferred['asOf'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: BacklogUnderlingStaffQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: BacklogUnderlingStaffQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogUnderlingStaffQueryInferred['next'];
};

type BacklogUnderlingStaffInferred = InferredDataOf<typeof backlog.underlingStaff>;

/** What `backlog.underlingStaff` answers. The people I lead, with what each has to do. */
export type BacklogUnderlingStaff = {
  /** The items of this page, in the order of the list. */
  list: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: BacklogUnderlingStaffInferred['list'][number]['id'];
    /** What people call it, or the name of a person. */
    name: BacklogUnderlingStaffInferred['list'][number]['name'];
    /** A picture of the person: an attachment string with one file. */
    photo?: BacklogUnderlingStaffInferred['list'][number]['photo'];
    /** As it may be dialled; hidden in part from who may not see it. */
    phone?: BacklogUnderlingStaffInferred['list'][number]['phone'];
    /** Which group of engineers it is about. */
    groupId?: BacklogUnderlingStaffInferred['list'][number]['groupId'];
    /** The name of the group. */
    groupName?: BacklogUnderlingStaffInferred['list'][number]['groupName'];
    /** All of them together. */
    totalCount: BacklogUnderlingStaffInferred['list'][number]['totalCount'];
    /** How many are to be handled. */
    pendingCount: BacklogUnderlingStaffInferred['list'][number]['pendingCount'];
    /** How many have no time left. */
    timeoutCount: BacklogUnderlingStaffInferred['list'][number]['timeoutCount'];
    /** How many will have no time left soon. */
    willTimeoutCount: BacklogUnderlingStaffInferred['list'][number]['willTimeoutCount'];
    /** Planned time by the time there is: 1 is a full day, more is too much. */
    saturation: BacklogUnderlingStaffInferred['list'][number]['saturation'];
  })[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: BacklogUnderlingStaffInferred['page'];
  /** How many items a page holds at most. */
  size: BacklogUnderlingStaffInferred['size'];
  /** How many items there are on all pages together. */
  total: BacklogUnderlingStaffInferred['total'];
  /** How many pages there are at this size. */
  totalPage: BacklogUnderlingStaffInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: BacklogUnderlingStaffInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: BacklogUnderlingStaffInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogUnderlingStaffInferred['next'];
};

type BacklogUnderlingTodayQueryInferred = InferredRequestOf<typeof backlog.underlingToday>;

/** What `backlog.underlingToday` takes. Counts of what the people I lead have to do today. */
export type BacklogUnderlingTodayQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogUnderlingTodayQueryInferred['groupId'];
  /** Whose it is, or who is meant. */
  accountId?: BacklogUnderlingTodayQueryInferred['accountId'];
};

type BacklogWillTimeoutQueryInferred = InferredRequestOf<typeof backlog.willTimeout>;

/** What `backlog.willTimeout` takes. Orders whose time is nearly up. */
export type BacklogWillTimeoutQuery = {
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: BacklogWillTimeoutQueryInferred['scope'];
  /** Only what lies with this group, or with those below it. */
  groupId?: BacklogWillTimeoutQueryInferred['groupId'];
  /** Whose it is, or who is meant. */
  accountId?: BacklogWillTimeoutQueryInferred['accountId'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf?: BacklogWillTimeoutQueryInferred['asOf'];
  /** True takes only what is due or planned today. */
  today?: BacklogWillTimeoutQueryInferred['today'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: BacklogWillTimeoutQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: BacklogWillTimeoutQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogWillTimeoutQueryInferred['next'];
};

type BacklogWillTimeoutInferred = InferredDataOf<typeof backlog.willTimeout>;

/** What `backlog.willTimeout` answers. Orders whose time is nearly up. */
export type BacklogWillTimeout = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: BacklogWillTimeoutInferred['page'];
  /** How many items a page holds at most. */
  size: BacklogWillTimeoutInferred['size'];
  /** How many items there are on all pages together. */
  total: BacklogWillTimeoutInferred['total'];
  /** How many pages there are at this size. */
  totalPage: BacklogWillTimeoutInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: BacklogWillTimeoutInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: BacklogWillTimeoutInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: BacklogWillTimeoutInferred['next'];
};

/** What the calls of `backlog` take and answer. */
export interface BacklogCalls {
  'backlog.ccGroup': { request: BacklogCcGroupQuery; data: BacklogCcGroup };
  'backlog.ccMark': { request: CcMarkBacklog; data: Nothing };
  'backlog.ccMine': { request: BacklogCcMineQuery; data: BacklogCcMine };
  'backlog.ccRead': { request: CcReadBacklog; data: Nothing };
  'backlog.escalations': { request: BacklogEscalationsQuery; data: BacklogEscalationsAnswer };
  'backlog.groupSaturation': { request: BacklogGroupSaturationQuery; data: BacklogGroupSaturationAnswer };
  'backlog.groupScheduleOrders': { request: BacklogGroupScheduleOrdersQuery; data: BacklogGroupScheduleOrders };
  'backlog.groupScheduleSaturation': { request: BacklogGroupScheduleSaturationQuery; data: SaturationRow[] };
  'backlog.mineAll': { request: BacklogMineAllQuery; data: HomeCounts };
  'backlog.mineToday': { request: BacklogMineTodayQuery; data: HomeCounts };
  'backlog.pendingItsm': { request: BacklogPendingItsmQuery; data: BacklogPendingItsm };
  'backlog.pendingSe': { request: BacklogPendingSeQuery; data: BacklogPendingSe };
  'backlog.timeout': { request: BacklogTimeoutQuery; data: BacklogTimeout };
  'backlog.todayMonitor': { request: BacklogTodayMonitorQuery; data: BacklogTodayMonitor };
  'backlog.todayPage': { request: BacklogTodayPageQuery; data: BacklogTodayPage };
  'backlog.todaySe': { request: BacklogTodaySeQuery; data: BacklogTodaySe };
  'backlog.underlingAll': { request: BacklogUnderlingAllQuery; data: HomeCounts };
  'backlog.underlingStaff': { request: BacklogUnderlingStaffQuery; data: BacklogUnderlingStaff };
  'backlog.underlingToday': { request: BacklogUnderlingTodayQuery; data: HomeCounts };
  'backlog.willTimeout': { request: BacklogWillTimeoutQuery; data: BacklogWillTimeout };
}
