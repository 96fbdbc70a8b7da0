// Written by `pnpm gen` from the contract and its docs.
import type * as pool from '../pool.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { OrderSummary, Suggestion } from './shapes.ts';

type PoolPageQueryInferred = InferredRequestOf<typeof pool.page>;

/** What `pool.page` takes. Orders that nobody has taken yet. */
export type PoolPageQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: PoolPageQueryInferred['groupId'];
  /** Only what stands in one of these states; in any when left out. */
  status?: PoolPageQueryInferred['status'];
  /** True takes only what came outside of working hours. */
  duty?: PoolPageQueryInferred['duty'];
  /** Which part of the queue: all that waits, what is late or soon will be, or what came back. */
  part?: PoolPageQueryInferred['part'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: PoolPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: PoolPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: PoolPageQueryInferred['next'];
};

type PoolPageInferred = InferredDataOf<typeof pool.page>;

/** What `pool.page` answers. Orders that nobody has taken yet. */
export type PoolPage = {
  /** The items of this page, in the order of the list. */
  list: OrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: PoolPageInferred['page'];
  /** How many items a page holds at most. */
  size: PoolPageInferred['size'];
  /** How many items there are on all pages together. */
  total: PoolPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: PoolPageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: PoolPageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: PoolPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: PoolPageInferred['next'];
};

type PoolQueueQueryInferred = InferredRequestOf<typeof pool.queue>;

/** What `pool.queue` takes. The queue of unassigned orders, each with a suggestion. */
export type PoolQueueQuery = {
  /** Only what lies with this group, or with those below it. */
  groupId?: PoolQueueQueryInferred['groupId'];
  /** Which part of the queue: all that waits, what is late or soon will be, or what came back. */
  part?: PoolQueueQueryInferred['part'];
  /** In which order they come. */
  sort?: PoolQueueQueryInferred['sort'];
  /** How many items a page holds at most. */
  size?: PoolQueueQueryInferred['size'];
};

type PoolQueueAnswerInferred = InferredDataOf<typeof pool.queue>;

/** What `pool.queue` answers. The queue of unassigned orders, each with a suggestion. */
export type PoolQueueAnswer = {
  /** How many orders wait for an owner. */
  waitingCount: PoolQueueAnswerInferred['waitingCount'];
  /** How many are late. */
  lateCount: PoolQueueAnswerInferred['lateCount'];
  /** How many will be late soon. */
  soonCount: PoolQueueAnswerInferred['soonCount'];
  /** How many orders were given back or turned down. */
  returnedCount: PoolQueueAnswerInferred['returnedCount'];
  /** The items of this page, in the order of the list. */
  list: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: PoolQueueAnswerInferred['list'][number]['id'];
    /** The number that people read and say; calls take the id. */
    orderNo: PoolQueueAnswerInferred['list'][number]['orderNo'];
    /** What it is about, in one line. */
    title: PoolQueueAnswerInferred['list'][number]['title'];
    /** Where it stands, by the number of its state. */
    status: PoolQueueAnswerInferred['list'][number]['status'];
    /** From 1, the most urgent, to 4. */
    priority: PoolQueueAnswerInferred['list'][number]['priority'];
    /** How it came in: by app, phone, monitoring and the like, by code. */
    source: PoolQueueAnswerInferred['list'][number]['source'];
    /** Which type of order it is; the last of a branch of orderTypes.tree. */
    typeId: PoolQueueAnswerInferred['list'][number]['typeId'];
    /** The type of the order as people read it. */
    typeName: PoolQueueAnswerInferred['list'][number]['typeName'];
    /** Which entry of the service catalogue it belongs to; the last of a branch. */
    serverCatalogId: PoolQueueAnswerInferred['list'][number]['serverCatalogId'];
    /** The entry of the service catalogue, with those above it. */
    serverCatalogName: PoolQueueAnswerInferred['list'][number]['serverCatalogName'];
    /** How it is done: onSite or remote. */
    serviceMode: PoolQueueAnswerInferred['list'][number]['serviceMode'];
    /** Which site of a customer it is about. */
    cellId: PoolQueueAnswerInferred['list'][number]['cellId'];
    /** The site as people call it. */
    cellName: PoolQueueAnswerInferred['list'][number]['cellName'];
    /** The customer as people call it. */
    customerName: PoolQueueAnswerInferred['list'][number]['customerName'];
    /** The name of the reporter. */
    reportName?: PoolQueueAnswerInferred['list'][number]['reportName'];
    /** To whom it is handed before it is accepted. */
    assigneeId?: PoolQueueAnswerInferred['list'][number]['assigneeId'];
    /** The name of whom it is handed to before it is accepted. */
    assigneeName?: PoolQueueAnswerInferred['list'][number]['assigneeName'];
    /** Who has accepted it and works on it. */
    handlerId?: PoolQueueAnswerInferred['list'][number]['handlerId'];
    /** The name of who has accepted it and works on it. */
    handlerName?: PoolQueueAnswerInferred['list'][number]['handlerName'];
    /** Which group it lies with. */
    handlerGroupId: PoolQueueAnswerInferred['list'][number]['handlerGroupId'];
    /** The name of the group that it lies with. */
    handlerGroupName: PoolQueueAnswerInferred['list'][number]['handlerGroupName'];
    /** When it was made; an ISO 8601 instant in UTC. */
    createdAt: PoolQueueAnswerInferred['list'][number]['createdAt'];
    /** When the work is planned to begin; an ISO 8601 instant in UTC. */
    planStart?: PoolQueueAnswerInferred['list'][number]['planStart'];
    /** When the work is planned to end; an ISO 8601 instant in UTC. */
    planEnd?: PoolQueueAnswerInferred['list'][number]['planEnd'];
    /** When the engineer set out for the site; an ISO 8601 instant in UTC. */
    departedAt?: PoolQueueAnswerInferred['list'][number]['departedAt'];
    /** When the engineer means to be at the site; an ISO 8601 instant in UTC. */
    etaAt?: PoolQueueAnswerInferred['list'][number]['etaAt'];
    /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
    resumeAt?: PoolQueueAnswerInferred['list'][number]['resumeAt'];
    /** When it was resolved; an ISO 8601 instant in UTC. */
    resolvedAt?: PoolQueueAnswerInferred['list'][number]['resolvedAt'];
    /** Why it is on hold, by a code of the dictionary hangUpReason. */
    hangUpReason?: PoolQueueAnswerInferred['list'][number]['hangUpReason'];
    /** When an engineer must have accepted at the latest; an ISO 8601 instant in UTC. */
    responseDueAt?: PoolQueueAnswerInferred['list'][number]['responseDueAt'];
    /** Until when it must be resolved; an ISO 8601 instant in UTC. */
    resolveDueAt?: PoolQueueAnswerInferred['list'][number]['resolveDueAt'];
    /** The limit that comes next, of response or of resolution; an ISO 8601 instant in UTC. */
    nextDueAt?: PoolQueueAnswerInferred['list'][number]['nextDueAt'];
    /** When it is next said that time runs out; an ISO 8601 instant in UTC. */
    nextWarnAt?: PoolQueueAnswerInferred['list'][number]['nextWarnAt'];
    /** How it stands against its limits: none has none; ok, soon, late while a clock runs; paused; met or missed once resolved. */
    slaState: PoolQueueAnswerInferred['list'][number]['slaState'];
    /** How much of the time is used: 1 is all of it, more is late. */
    slaShare?: PoolQueueAnswerInferred['list'][number]['slaShare'];
    /** How often it was begun: 1 until it is opened again. */
    round: PoolQueueAnswerInferred['list'][number]['round'];
    /** True while a partner works on it. */
    entrusted?: PoolQueueAnswerInferred['list'][number]['entrusted'];
    /** True for what came outside of working hours and goes to the engineer on duty. */
    duty?: PoolQueueAnswerInferred['list'][number]['duty'];
    /** True until the caller has looked at it. */
    unread?: PoolQueueAnswerInferred['list'][number]['unread'];
    /** Goes up with every change; sent back with a write, it is refused if another change came first. */
    version: PoolQueueAnswerInferred['list'][number]['version'];
    /** The actions that the caller may take now, by state and by permission. */
    can: PoolQueueAnswerInferred['list'][number]['can'];
    /** The engineer whom the rules would send, as if those for the orders above had been sent; absent where none fits. */
    suggestion?: Suggestion | undefined;
    /** The nearest engineer where none fits; what is missing stands among the reasons. */
    nearest?: Suggestion | undefined;
  })[];
  /** Who is on duty in these pools now. */
  onDuty: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: PoolQueueAnswerInferred['onDuty'][number]['id'];
    /** What people call it, or the name of a person. */
    name: PoolQueueAnswerInferred['onDuty'][number]['name'];
  })[];
  /** The moment that counts and lists were taken at; a list asked for with it agrees with the counts. */
  asOf: PoolQueueAnswerInferred['asOf'];
};

/** What the calls of `pool` take and answer. */
export interface PoolCalls {
  'pool.page': { request: PoolPageQuery; data: PoolPage };
  'pool.queue': { request: PoolQueueQuery; data: PoolQueueAnswer };
}
