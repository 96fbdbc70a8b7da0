// Written by `pnpm gen` from the contract and its docs.
import type * as dispatch from '../../contract/dispatch.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';

type CommitDispatchInferred = RequestOf<typeof dispatch.commit>;

/** What `dispatch.commit` takes. Write stops of a plan. */
export interface CommitDispatch {
  /** What is to be written, order by order; an order stands in it once. */
  stops: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: CommitDispatchInferred['stops'][number]['orderId'];
    /** Whose it is to be; nobody’s unless said. */
    engineerId?: CommitDispatchInferred['stops'][number]['engineerId'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: CommitDispatchInferred['stops'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd?: CommitDispatchInferred['stops'][number]['planEnd'];
    /** The version that the caller saw. The write is refused where it is another by now. */
    version: CommitDispatchInferred['stops'][number]['version'];
    /** True where it is planned for whole days and the hours mean nothing. */
    allDay?: CommitDispatchInferred['stops'][number]['allDay'];
    /** Times that colleagues have for it, who come along. */
    beside?: ({
      /** Whose it is to be; nobody’s unless said. */
      engineerId: NonNullable<CommitDispatchInferred['stops'][number]['beside']>[number]['engineerId'];
      /** When the work is planned to begin; an ISO 8601 instant in UTC. */
      planStart: NonNullable<CommitDispatchInferred['stops'][number]['beside']>[number]['planStart'];
      /** When the work is planned to end; an ISO 8601 instant in UTC. */
      planEnd: NonNullable<CommitDispatchInferred['stops'][number]['beside']>[number]['planEnd'];
      /** True where it is planned for whole days and the hours mean nothing. */
      allDay?: NonNullable<CommitDispatchInferred['stops'][number]['beside']>[number]['allDay'];
    })[] | undefined;
    /** Whom the plan gave it to; kept for the report of suggestions. */
    suggestedId?: CommitDispatchInferred['stops'][number]['suggestedId'];
    /** True saves it though it overlaps other entries. */
    force?: CommitDispatchInferred['stops'][number]['force'];
    /** True puts it back to how it was before the same person handed it on: unassigned, accepted or on hold, at a time that it had. */
    takesBack?: CommitDispatchInferred['stops'][number]['takesBack'];
  })[];
  /** What else is to be said of it, in words. */
  remark?: CommitDispatchInferred['remark'];
}

type DispatchCommitAnswerInferred = DataOf<typeof dispatch.commit>;

/** What `dispatch.commit` answers. Write stops of a plan. */
export interface DispatchCommitAnswer {
  /** Orders that changed since they were planned; then nothing is written. */
  changed: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: DispatchCommitAnswerInferred['changed'][number]['orderId'];
    /** The number that people read and say; calls take the id. */
    orderNo: DispatchCommitAnswerInferred['changed'][number]['orderNo'];
  })[];
  /** The stops as they were before; sent in the same way they take it back. */
  undo: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: DispatchCommitAnswerInferred['undo'][number]['orderId'];
    /** Goes up with every change; sent back with a write, it is refused if another change came first. */
    version: DispatchCommitAnswerInferred['undo'][number]['version'];
    /** Whose it is to be; nobody’s unless said. */
    engineerId?: DispatchCommitAnswerInferred['undo'][number]['engineerId'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: DispatchCommitAnswerInferred['undo'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd?: DispatchCommitAnswerInferred['undo'][number]['planEnd'];
    /** True where it is planned for whole days and the hours mean nothing. */
    allDay?: DispatchCommitAnswerInferred['undo'][number]['allDay'];
    /** Times that colleagues have for it, who come along. */
    beside?: ({
      /** Whose it is to be; nobody’s unless said. */
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
    /** True puts it back to how it was before the same person handed it on: unassigned, accepted or on hold, at a time that it had. */
    takesBack?: DispatchCommitAnswerInferred['undo'][number]['takesBack'];
  })[];
}

type DispatchDelaysQueryInferred = RequestOf<typeof dispatch.delays>;

/** What `dispatch.delays` takes. Jobs that take longer than planned, and what they delay. */
export interface DispatchDelaysQuery {
  /** Only what lies with this group, or with those below it. */
  groupId?: DispatchDelaysQueryInferred['groupId'];
}

type DispatchDelaysAnswerInferred = DataOf<typeof dispatch.delays>;

/** What `dispatch.delays` answers. Jobs that take longer than planned, and what they delay. */
export interface DispatchDelaysAnswer {
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
    /** What comes after it and will be reached late, the earliest first. */
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
      /** When it will begin; absent when nobody will be there. */
      expectedStart: DispatchDelaysAnswerInferred['list'][number]['delayed'][number]['expectedStart'];
      /** By how many minutes it will be reached late. */
      minutes: DispatchDelaysAnswerInferred['list'][number]['delayed'][number]['minutes'];
    })[];
  })[];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf: DispatchDelaysAnswerInferred['asOf'];
}

type DispatchPlanQueryInferred = RequestOf<typeof dispatch.plan>;

/** What `dispatch.plan` takes. A plan of open orders over people and days. */
export interface DispatchPlanQuery {
  /** Only what lies with this group, or with those below it. */
  groupId?: DispatchPlanQueryInferred['groupId'];
  /** The first day of the plan, today unless said. */
  from?: DispatchPlanQueryInferred['from'];
  /** How many days are planned, from the first on. */
  days?: DispatchPlanQueryInferred['days'];
  /** Whether what has a time already may get another. */
  moves?: DispatchPlanQueryInferred['moves'];
  /** Orders that are planned anew, and nothing else. */
  orderIds?: DispatchPlanQueryInferred['orderIds'];
  /** Orders that are left as they are, and the rest is planned around them. */
  without?: DispatchPlanQueryInferred['without'];
  /** Who is thought to be away, and when: ill, or held up by other work. */
  absences?: DispatchPlanQueryInferred['absences'];
}

type DispatchPlanAnswerInferred = DataOf<typeof dispatch.plan>;

/** What `dispatch.plan` answers. A plan of open orders over people and days. */
export interface DispatchPlanAnswer {
  /** The stops, by person and time. */
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
    /** By how many minutes its end comes after what is due; absent when in time, or when nothing is due. */
    lateMinutes?: DispatchPlanAnswerInferred['list'][number]['lateMinutes'];
    /** What becomes of the order: it gets a time, stays, moves, or goes to another engineer. */
    change: DispatchPlanAnswerInferred['list'][number]['change'];
    /** Whose it is now, and when it was to begin; absent for what nobody has. */
    before?: {
      /** The name of the engineer. */
      engineerName?: NonNullable<DispatchPlanAnswerInferred['list'][number]['before']>['engineerName'];
      /** When the work is planned to begin; an ISO 8601 instant in UTC. */
      planStart?: NonNullable<DispatchPlanAnswerInferred['list'][number]['before']>['planStart'];
    } | undefined;
    /** Why, in words that stay the same in every language; the phrases say them for people. */
    reasons: DispatchPlanAnswerInferred['list'][number]['reasons'];
  })[];
  /** Orders that found no place, each with why. */
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
  /** How things stand as they are planned now. */
  present: {
    /** How many orders have a time. */
    plannedCount: DispatchPlanAnswerInferred['present']['plannedCount'];
    /** How many end too late, or have no time before they are due within the days that are planned. */
    lateCount: DispatchPlanAnswerInferred['present']['lateCount'];
    /** Minutes on the road: the straight line made longer as roads are, at the speed of the tenant. */
    travelMinutes: DispatchPlanAnswerInferred['present']['travelMinutes'];
  };
  /** How things would stand by this plan. */
  proposed: {
    /** How many orders have a time. */
    plannedCount: DispatchPlanAnswerInferred['proposed']['plannedCount'];
    /** How many end too late, or have no time before they are due within the days that are planned. */
    lateCount: DispatchPlanAnswerInferred['proposed']['lateCount'];
    /** Minutes on the road: the straight line made longer as roads are, at the speed of the tenant. */
    travelMinutes: DispatchPlanAnswerInferred['proposed']['travelMinutes'];
  };
  /** How many orders were not looked at, being too many. */
  omittedCount: DispatchPlanAnswerInferred['omittedCount'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf: DispatchPlanAnswerInferred['asOf'];
}

type DispatchPreviewQueryInferred = RequestOf<typeof dispatch.preview>;

/** What `dispatch.preview` takes. What follows from a change, or from somebody being away. */
export interface DispatchPreviewQuery {
  /** Orders with whose they would be, and when. */
  stops?: DispatchPreviewQueryInferred['stops'];
  /** Who is thought to be away, and when: ill, or held up by other work. */
  absences?: DispatchPreviewQueryInferred['absences'];
}

type DispatchPreviewAnswerInferred = DataOf<typeof dispatch.preview>;

/** What `dispatch.preview` answers. What follows from a change, or from somebody being away. */
export interface DispatchPreviewAnswer {
  /** What becomes of which work, the worst first. */
  effects: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId?: DispatchPreviewAnswerInferred['effects'][number]['orderId'];
    /** What it is, where it is no order: work of another kind. */
    target?: {
      /** Of which kind it is, in a word. */
      kind: NonNullable<DispatchPreviewAnswerInferred['effects'][number]['target']>['kind'];
      /** Tells it apart from all others; people are shown its number or name instead. */
      id: NonNullable<DispatchPreviewAnswerInferred['effects'][number]['target']>['id'];
    } | undefined;
    /** Its engineer is at it, or on the way to it. */
    underWay?: DispatchPreviewAnswerInferred['effects'][number]['underWay'];
    /** Goes up with every change; sent back with a write, it is refused if another change came first. */
    version?: DispatchPreviewAnswerInferred['effects'][number]['version'];
    /** The number that people read and say; calls take the id. */
    orderNo: DispatchPreviewAnswerInferred['effects'][number]['orderNo'];
    /** What it is about, in one line. */
    title: DispatchPreviewAnswerInferred['effects'][number]['title'];
    /** The site as people call it. */
    cellName: DispatchPreviewAnswerInferred['effects'][number]['cellName'];
    /** Whose it is to be; nobody’s unless said. */
    engineerId?: DispatchPreviewAnswerInferred['effects'][number]['engineerId'];
    /** The name of the engineer. */
    engineerName?: DispatchPreviewAnswerInferred['effects'][number]['engineerName'];
    /** What becomes of it: nobody will be there, it is late, reached late, loses its time, gets another, or is in time again. */
    effect: DispatchPreviewAnswerInferred['effects'][number]['effect'];
    /** By how many minutes it is late or reached late. */
    minutes?: DispatchPreviewAnswerInferred['effects'][number]['minutes'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: DispatchPreviewAnswerInferred['effects'][number]['planStart'];
    /** When it will begin; absent when nobody will be there. */
    expectedStart?: DispatchPreviewAnswerInferred['effects'][number]['expectedStart'];
    /** Until when it must be done; an ISO 8601 instant in UTC. */
    dueAt?: DispatchPreviewAnswerInferred['effects'][number]['dueAt'];
  })[];
  /** What speaks against times that stops change. */
  warnings: ({
    /** Which order it is about, by its id and not by the number that people read. */
    orderId: DispatchPreviewAnswerInferred['warnings'][number]['orderId'];
    /** What speaks against it: it begins in the past, lies in leave or outside of working hours, or overlaps something. */
    warning: DispatchPreviewAnswerInferred['warnings'][number]['warning'];
    /** When the leave, or what stands there already, begins. */
    from?: DispatchPreviewAnswerInferred['warnings'][number]['from'];
    /** When the leave, or what stands there already, ends. */
    to?: DispatchPreviewAnswerInferred['warnings'][number]['to'];
    /** What stands there already; absent for an order that the caller may not see. */
    title?: DispatchPreviewAnswerInferred['warnings'][number]['title'];
  })[];
  /** How things stand as they are planned now. */
  present: {
    /** How many are late, of all that the people concerned have in these days. */
    lateCount: DispatchPreviewAnswerInferred['present']['lateCount'];
    /** Minutes on the road: the straight line made longer as roads are, at the speed of the tenant. */
    travelMinutes: DispatchPreviewAnswerInferred['present']['travelMinutes'];
  };
  /** How things would stand by this plan. */
  proposed: {
    /** How many are late, of all that the people concerned have in these days. */
    lateCount: DispatchPreviewAnswerInferred['proposed']['lateCount'];
    /** Minutes on the road: the straight line made longer as roads are, at the speed of the tenant. */
    travelMinutes: DispatchPreviewAnswerInferred['proposed']['travelMinutes'];
  };
  /** How many promised times are not kept. */
  brokenCount: DispatchPreviewAnswerInferred['brokenCount'];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf: DispatchPreviewAnswerInferred['asOf'];
}

/** Calls of `dispatch` as methods. */
export interface DispatchMethods {
  /** Write stops of a plan. */
  commit(request: CommitDispatch, options?: CallOptions): Promise<DispatchCommitAnswer>;
  /** Jobs that take longer than planned, and what they delay. */
  delays(request: DispatchDelaysQuery, options?: CallOptions): Promise<DispatchDelaysAnswer>;
  /** A plan of open orders over people and days. */
  plan(request: DispatchPlanQuery, options?: CallOptions): Promise<DispatchPlanAnswer>;
  /** What follows from a change, or from somebody being away. */
  preview(request: DispatchPreviewQuery, options?: CallOptions): Promise<DispatchPreviewAnswer>;
}
