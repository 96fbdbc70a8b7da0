// Written by `pnpm gen` from the contract and its docs.
import type * as dispatch from '../dispatch.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';

type CommitDispatchInferred = InferredRequestOf<typeof dispatch.commit>;

/** What `dispatch.commit` takes. Write stops of a plan. */
export type CommitDispatch = {
  /** The owners and times that orders get; each order once. */
  stops: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: CommitDispatchInferred['stops'][number]['orderId'];
    /** The owner that it gets; without one it becomes unassigned. */
    engineerId?: CommitDispatchInferred['stops'][number]['engineerId'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: CommitDispatchInferred['stops'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd?: CommitDispatchInferred['stops'][number]['planEnd'];
    /** The version that the caller saw. The write is refused where it is another by now. */
    version: CommitDispatchInferred['stops'][number]['version'];
    /** True where it is planned for whole days and the hours mean nothing. */
    allDay?: CommitDispatchInferred['stops'][number]['allDay'];
    /** Times of colleagues who come along. */
    beside?: ({
      /** The owner that it gets; without one it becomes unassigned. */
      engineerId: NonNullable<CommitDispatchInferred['stops'][number]['beside']>[number]['engineerId'];
      /** When the work is planned to begin; an ISO 8601 instant in UTC. */
      planStart: NonNullable<CommitDispatchInferred['stops'][number]['beside']>[number]['planStart'];
      /** When the work is planned to end; an ISO 8601 instant in UTC. */
      planEnd: NonNullable<CommitDispatchInferred['stops'][number]['beside']>[number]['planEnd'];
      /** True where it is planned for whole days and the hours mean nothing. */
      allDay?: NonNullable<CommitDispatchInferred['stops'][number]['beside']>[number]['allDay'];
    })[] | undefined;
    /** The engineer to whom the plan gave it; kept for the report of suggestions. */
    suggestedId?: CommitDispatchInferred['stops'][number]['suggestedId'];
    /** True saves it though it overlaps other entries. */
    force?: CommitDispatchInferred['stops'][number]['force'];
    /** True gives the order its state and times back that it had before the same person reassigned it: unassigned, accepted or on hold. */
    takesBack?: CommitDispatchInferred['stops'][number]['takesBack'];
  })[];
  /** What else is to be said of it, in words. */
  remark?: CommitDispatchInferred['remark'];
};

type DispatchCommitAnswerInferred = InferredDataOf<typeof dispatch.commit>;

/** What `dispatch.commit` answers. Write stops of a plan. */
export type DispatchCommitAnswer = {
  /** Orders that have changed since the plan was made; then nothing is written. */
  changed: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: DispatchCommitAnswerInferred['changed'][number]['orderId'];
    /** The number that people read and say; calls take the id. */
    orderNo: DispatchCommitAnswerInferred['changed'][number]['orderNo'];
  })[];
  /** The stops as they were before; sent to the same call they take the plan back. */
  undo: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: DispatchCommitAnswerInferred['undo'][number]['orderId'];
    /** Goes up with every change; sent back with a write, it is refused if another change came first. */
    version: DispatchCommitAnswerInferred['undo'][number]['version'];
    /** The owner that it gets; without one it becomes unassigned. */
    engineerId?: DispatchCommitAnswerInferred['undo'][number]['engineerId'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: DispatchCommitAnswerInferred['undo'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd?: DispatchCommitAnswerInferred['undo'][number]['planEnd'];
    /** True where it is planned for whole days and the hours mean nothing. */
    allDay?: DispatchCommitAnswerInferred['undo'][number]['allDay'];
    /** Times of colleagues who come along. */
    beside?: ({
      /** The owner that it gets; without one it becomes unassigned. */
      engineerId: NonNullable<DispatchCommitAnswerInferred['undo'][number]['beside']>[number]['engineerId'];
      /** When the work is planned to begin; an ISO 8601 instant in UTC. */
      planStart: NonNullable<DispatchCommitAnswerInferred['undo'][number]['beside']>[number]['planStart'];
      /** When the work is planned to end; an ISO 8601 instant in UTC. */
      planEnd: NonNullable<DispatchCommitAnswerInferred['undo'][number]['beside']>[number]['planEnd'];
      /** True where it is planned for whole days and the hours mean nothing. */
      allDay?: NonNullable<DispatchCommitAnswerInferred['undo'][number]['beside']>[number]['allDay'];
    })[] | undefined;
    /** True saves it though it overlaps other entries. */
    force?: DispatchCommitAnswerInferred['undo'][number]['force'];
    /** True gives the order its state and times back that it had before the same person reassigned it: unassigned, accepted or on hold. */
    takesBack?: DispatchCommitAnswerInferred['undo'][number]['takesBack'];
  })[];
};

type DispatchDelaysQueryInferred = InferredRequestOf<typeof dispatch.delays>;

/** What `dispatch.delays` takes. Jobs under way that nobody planned so, and what they delay. */
export type DispatchDelaysQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: DispatchDelaysQueryInferred['groupId'];
};

type DispatchDelaysAnswerInferred = InferredDataOf<typeof dispatch.delays>;

/** What `dispatch.delays` answers. Jobs under way that nobody planned so, and what they delay. */
export type DispatchDelaysAnswer = {
  /** The items of this page, in the order of the list. */
  list: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: DispatchDelaysAnswerInferred['list'][number]['orderId'];
    /** Goes up with every change; sent back with a write, it is refused if another change came first. */
    version: DispatchDelaysAnswerInferred['list'][number]['version'];
    /** The number that people read and say; calls take the id. */
    orderNo: DispatchDelaysAnswerInferred['list'][number]['orderNo'];
    /** What it is about, in one line. */
    title: DispatchDelaysAnswerInferred['list'][number]['title'];
    /** The site as people call it. */
    cellName: DispatchDelaysAnswerInferred['list'][number]['cellName'];
    /** Which engineer does it or is to do it. */
    engineerId: DispatchDelaysAnswerInferred['list'][number]['engineerId'];
    /** The name of the engineer. */
    engineerName: DispatchDelaysAnswerInferred['list'][number]['engineerName'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart: DispatchDelaysAnswerInferred['list'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd: DispatchDelaysAnswerInferred['list'][number]['planEnd'];
    /** True while its engineer is not there yet. */
    onTheWay?: DispatchDelaysAnswerInferred['list'][number]['onTheWay'];
    /** Appointments that it delays, the earliest first. */
    delayed: ({
      /** Which order it is about, by its id and not by the number that people read. */
      orderId?: DispatchDelaysAnswerInferred['list'][number]['delayed'][number]['orderId'];
      /** The number that people read and say; calls take the id. */
      orderNo: DispatchDelaysAnswerInferred['list'][number]['delayed'][number]['orderNo'];
      /** What it is about, in one line. */
      title: DispatchDelaysAnswerInferred['list'][number]['delayed'][number]['title'];
      /** The site as people call it. */
      cellName: DispatchDelaysAnswerInferred['list'][number]['delayed'][number]['cellName'];
      /** When the work is planned to begin; an ISO 8601 instant in UTC. */
      planStart: DispatchDelaysAnswerInferred['list'][number]['delayed'][number]['planStart'];
      /** When it is expected to begin; absent if its engineer will not be there. */
      expectedStart: DispatchDelaysAnswerInferred['list'][number]['delayed'][number]['expectedStart'];
      /** By how many minutes it will be reached late. */
      minutes: DispatchDelaysAnswerInferred['list'][number]['delayed'][number]['minutes'];
    })[];
  })[];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf: DispatchDelaysAnswerInferred['asOf'];
};

type DispatchPlanQueryInferred = InferredRequestOf<typeof dispatch.plan>;

/** What `dispatch.plan` takes. A plan of open orders over people and days. */
export type DispatchPlanQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: DispatchPlanQueryInferred['groupId'];
  /** The first day of the plan, today unless said. */
  from?: DispatchPlanQueryInferred['from'];
  /** How many days are planned, from the first on. */
  days?: DispatchPlanQueryInferred['days'];
  /** Whether appointments may change; of named orders, to make room for these. */
  moves?: DispatchPlanQueryInferred['moves'];
  /** The only orders that are planned; they may be reassigned. */
  orderIds?: DispatchPlanQueryInferred['orderIds'];
  /** Orders that stay as they are; the rest is planned around them. */
  without?: DispatchPlanQueryInferred['without'];
  /** Absences that are assumed, such as illness or other work. */
  absences?: ({
    /** Whose it is, or who is meant. */
    accountId: NonNullable<DispatchPlanQueryInferred['absences']>[number]['accountId'];
    /** The first day of the plan, today unless said. */
    from: NonNullable<DispatchPlanQueryInferred['absences']>[number]['from'];
    /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
    to: NonNullable<DispatchPlanQueryInferred['absences']>[number]['to'];
  })[] | undefined;
};

type DispatchPlanAnswerInferred = InferredDataOf<typeof dispatch.plan>;

/** What `dispatch.plan` answers. A plan of open orders over people and days. */
export type DispatchPlanAnswer = {
  /** The stops, sorted by person and time. */
  list: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: DispatchPlanAnswerInferred['list'][number]['orderId'];
    /** The number that people read and say; calls take the id. */
    orderNo: DispatchPlanAnswerInferred['list'][number]['orderNo'];
    /** What it is about, in one line. */
    title: DispatchPlanAnswerInferred['list'][number]['title'];
    /** Goes up with every change; sent back with a write, it is refused if another change came first. */
    version: DispatchPlanAnswerInferred['list'][number]['version'];
    /** From 1, the most urgent, to 4. */
    priority: DispatchPlanAnswerInferred['list'][number]['priority'];
    /** The site as people call it. */
    cellName: DispatchPlanAnswerInferred['list'][number]['cellName'];
    /** Which engineer does it or is to do it. */
    engineerId: DispatchPlanAnswerInferred['list'][number]['engineerId'];
    /** The name of the engineer. */
    engineerName: DispatchPlanAnswerInferred['list'][number]['engineerName'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart: DispatchPlanAnswerInferred['list'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd: DispatchPlanAnswerInferred['list'][number]['planEnd'];
    /** Minutes on the road: the straight line made longer as roads are, at the speed of the tenant. */
    travelMinutes: DispatchPlanAnswerInferred['list'][number]['travelMinutes'];
    /** Until when it must be done; an ISO 8601 instant in UTC. */
    dueAt?: DispatchPlanAnswerInferred['list'][number]['dueAt'];
    /** Minutes by which it ends after the deadline; absent if it ends in time, or there is none. */
    lateMinutes?: DispatchPlanAnswerInferred['list'][number]['lateMinutes'];
    /** What becomes of the order: it gets a time, stays, moves, or goes to another engineer. */
    change: DispatchPlanAnswerInferred['list'][number]['change'];
    /** Owner and start before the plan; absent for an unassigned order. */
    before?: {
      /** The name of the engineer. */
      engineerName?: NonNullable<DispatchPlanAnswerInferred['list'][number]['before']>['engineerName'];
      /** When the work is planned to begin; an ISO 8601 instant in UTC. */
      planStart?: NonNullable<DispatchPlanAnswerInferred['list'][number]['before']>['planStart'];
    } | undefined;
    /** Why, in words that stay the same in every language; the phrases say them for people. */
    reasons: DispatchPlanAnswerInferred['list'][number]['reasons'];
  })[];
  /** Orders that found no place, each with a reason. */
  unplaced: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: DispatchPlanAnswerInferred['unplaced'][number]['orderId'];
    /** The number that people read and say; calls take the id. */
    orderNo: DispatchPlanAnswerInferred['unplaced'][number]['orderNo'];
    /** What it is about, in one line. */
    title: DispatchPlanAnswerInferred['unplaced'][number]['title'];
    /** From 1, the most urgent, to 4. */
    priority: DispatchPlanAnswerInferred['unplaced'][number]['priority'];
    /** The site as people call it. */
    cellName: DispatchPlanAnswerInferred['unplaced'][number]['cellName'];
    /** Until when it must be done; an ISO 8601 instant in UTC. */
    dueAt?: DispatchPlanAnswerInferred['unplaced'][number]['dueAt'];
    /** Why not, or why, in a word; the phrases say it for people. */
    reason: DispatchPlanAnswerInferred['unplaced'][number]['reason'];
  })[];
  /** Totals now. */
  present: {
    /** How many orders have an appointment. */
    plannedCount: DispatchPlanAnswerInferred['present']['plannedCount'];
    /** How many end after their deadline. Without an appointment an order is done as soon as its engineer has time; without an engineer it is late if it is due by the end of the plan. */
    lateCount: DispatchPlanAnswerInferred['present']['lateCount'];
    /** Minutes on the road: the straight line made longer as roads are, at the speed of the tenant. */
    travelMinutes: DispatchPlanAnswerInferred['present']['travelMinutes'];
  };
  /** Totals by the plan or change. */
  proposed: {
    /** How many orders have an appointment. */
    plannedCount: DispatchPlanAnswerInferred['proposed']['plannedCount'];
    /** How many end after their deadline. Without an appointment an order is done as soon as its engineer has time; without an engineer it is late if it is due by the end of the plan. */
    lateCount: DispatchPlanAnswerInferred['proposed']['lateCount'];
    /** Minutes on the road: the straight line made longer as roads are, at the speed of the tenant. */
    travelMinutes: DispatchPlanAnswerInferred['proposed']['travelMinutes'];
  };
  /** How many orders were not planned, since one plan takes no more. */
  omittedCount: DispatchPlanAnswerInferred['omittedCount'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf: DispatchPlanAnswerInferred['asOf'];
};

type DispatchPreviewQueryInferred = InferredRequestOf<typeof dispatch.preview>;

/** What `dispatch.preview` takes. What follows from a change, or from an absence. */
export type DispatchPreviewQuery = {
  /** The owners and times that orders would get. */
  stops?: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: NonNullable<DispatchPreviewQueryInferred['stops']>[number]['orderId'];
    /** The owner that it would get; without one it would be unassigned. */
    engineerId?: NonNullable<DispatchPreviewQueryInferred['stops']>[number]['engineerId'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: NonNullable<DispatchPreviewQueryInferred['stops']>[number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd?: NonNullable<DispatchPreviewQueryInferred['stops']>[number]['planEnd'];
  })[] | undefined;
  /** Absences that are assumed, such as illness or other work. */
  absences?: ({
    /** Whose it is, or who is meant. */
    accountId: NonNullable<DispatchPreviewQueryInferred['absences']>[number]['accountId'];
    /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
    from: NonNullable<DispatchPreviewQueryInferred['absences']>[number]['from'];
    /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
    to: NonNullable<DispatchPreviewQueryInferred['absences']>[number]['to'];
  })[] | undefined;
};

type DispatchPreviewAnswerInferred = InferredDataOf<typeof dispatch.preview>;

/** What `dispatch.preview` answers. What follows from a change, or from an absence. */
export type DispatchPreviewAnswer = {
  /** What the change does to each piece of work, the worst first. */
  effects: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId?: DispatchPreviewAnswerInferred['effects'][number]['orderId'];
    /** Kind and id of work that is not an order. */
    target?: {
      /** Of which kind it is, in a word. */
      kind: NonNullable<DispatchPreviewAnswerInferred['effects'][number]['target']>['kind'];
      /** Tells it apart from all others; people are shown its number or name instead. */
      id: NonNullable<DispatchPreviewAnswerInferred['effects'][number]['target']>['id'];
    } | undefined;
    /** Its engineer is at it, or on the way to it. */
    underWay?: DispatchPreviewAnswerInferred['effects'][number]['underWay'];
    /** Why it waits: it is on hold, or another organisation has it. */
    waits?: DispatchPreviewAnswerInferred['effects'][number]['waits'];
    /** Goes up with every change; sent back with a write, it is refused if another change came first. */
    version?: DispatchPreviewAnswerInferred['effects'][number]['version'];
    /** The number that people read and say; calls take the id. */
    orderNo: DispatchPreviewAnswerInferred['effects'][number]['orderNo'];
    /** What it is about, in one line. */
    title: DispatchPreviewAnswerInferred['effects'][number]['title'];
    /** The site as people call it. */
    cellName: DispatchPreviewAnswerInferred['effects'][number]['cellName'];
    /** The owner that it would get; without one it would be unassigned. */
    engineerId?: DispatchPreviewAnswerInferred['effects'][number]['engineerId'];
    /** The name of the engineer. */
    engineerName?: DispatchPreviewAnswerInferred['effects'][number]['engineerName'];
    /** What the change does to it: its engineer will not be there, it is late, outside working hours, delayed, loses its appointment, gets another, or is in time again. */
    effect: DispatchPreviewAnswerInferred['effects'][number]['effect'];
    /** By how many minutes it is late or reached late. */
    minutes?: DispatchPreviewAnswerInferred['effects'][number]['minutes'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: DispatchPreviewAnswerInferred['effects'][number]['planStart'];
    /** When it is expected to begin; absent if its engineer will not be there. */
    expectedStart?: DispatchPreviewAnswerInferred['effects'][number]['expectedStart'];
    /** Until when it must be done; an ISO 8601 instant in UTC. */
    dueAt?: DispatchPreviewAnswerInferred['effects'][number]['dueAt'];
  })[];
  /** Warnings about times that stops change, and about people who get orders. */
  warnings: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: DispatchPreviewAnswerInferred['warnings'][number]['orderId'];
    /** What speaks against it: it begins in the past, lies in leave or outside of working hours, overlaps an entry, needs a skill that the engineer lacks, or the engineer declined it in this round. */
    warning: DispatchPreviewAnswerInferred['warnings'][number]['warning'];
    /** When the leave or entry in the way begins. */
    from?: DispatchPreviewAnswerInferred['warnings'][number]['from'];
    /** When the leave or entry in the way ends. */
    to?: DispatchPreviewAnswerInferred['warnings'][number]['to'];
    /** Title of the entry in the way; absent for an order that the caller may not see. */
    title?: DispatchPreviewAnswerInferred['warnings'][number]['title'];
  })[];
  /** Totals now. */
  present: {
    /** How many are late, of all that the people concerned have in these days. */
    lateCount: DispatchPreviewAnswerInferred['present']['lateCount'];
    /** Minutes on the road: the straight line made longer as roads are, at the speed of the tenant. */
    travelMinutes: DispatchPreviewAnswerInferred['present']['travelMinutes'];
  };
  /** Totals by the plan or change. */
  proposed: {
    /** How many are late, of all that the people concerned have in these days. */
    lateCount: DispatchPreviewAnswerInferred['proposed']['lateCount'];
    /** Minutes on the road: the straight line made longer as roads are, at the speed of the tenant. */
    travelMinutes: DispatchPreviewAnswerInferred['proposed']['travelMinutes'];
  };
  /** How many appointments are not kept. */
  brokenCount: DispatchPreviewAnswerInferred['brokenCount'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf: DispatchPreviewAnswerInferred['asOf'];
};

/** What the calls of `dispatch` take and answer. */
export interface DispatchCalls {
  'dispatch.commit': { request: CommitDispatch; data: DispatchCommitAnswer };
  'dispatch.delays': { request: DispatchDelaysQuery; data: DispatchDelaysAnswer };
  'dispatch.plan': { request: DispatchPlanQuery; data: DispatchPlanAnswer };
  'dispatch.preview': { request: DispatchPreviewQuery; data: DispatchPreviewAnswer };
}
