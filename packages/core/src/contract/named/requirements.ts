// Written by `pnpm gen` from the contract and its docs.
import type * as requirements from '../requirements.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { AcceptedOrder, FieldAnswer, HandleRecord, Nothing, Requirement } from './shapes.ts';

type BreakLockRequirementInferred = InferredRequestOf<typeof requirements.breakLock>;

/** What `requirements.breakLock` takes. Take the lock of a requirement away. */
export type BreakLockRequirement = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: BreakLockRequirementInferred['id'];
};

type CancelRequirementInferred = InferredRequestOf<typeof requirements.cancel>;

/** What `requirements.cancel` takes. Take a requirement back. */
export type CancelRequirement = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: CancelRequirementInferred['id'];
  /** Why not, or why, in a word; the phrases say it for people. */
  reason?: CancelRequirementInferred['reason'];
  /** What else is to be said of it, in words. */
  remark?: CancelRequirementInferred['remark'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: CancelRequirementInferred['version'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: CancelRequirementInferred['at'];
};

type CheckLockRequirementInferred = InferredRequestOf<typeof requirements.checkLock>;

/** What `requirements.checkLock` takes. Take or renew the lock of a requirement. */
export type CheckLockRequirement = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: CheckLockRequirementInferred['id'];
};

type RequirementCheckLockAnswerInferred = InferredDataOf<typeof requirements.checkLock>;

/** What `requirements.checkLock` answers. Take or renew the lock of a requirement. */
export type RequirementCheckLockAnswer = {
  /** Whether a person is handling it. */
  locked: RequirementCheckLockAnswerInferred['locked'];
  /** Whether it is the caller who holds it. */
  mine: RequirementCheckLockAnswerInferred['mine'];
  /** The name of who did it. */
  byName?: RequirementCheckLockAnswerInferred['byName'];
  /** Until when the lock holds unless it is renewed; an ISO 8601 instant in UTC. */
  untilAt?: RequirementCheckLockAnswerInferred['untilAt'];
};

type RequirementCountStatusQueryInferred = InferredRequestOf<typeof requirements.countStatus>;

/** What `requirements.countStatus` takes. Requirements by status, in counts. */
export type RequirementCountStatusQuery = {
  /** Only what belongs to this site of a customer. */
  cellId?: RequirementCountStatusQueryInferred['cellId'];
};

type RequirementCountStatusAnswerInferred = InferredDataOf<typeof requirements.countStatus>;

/** What `requirements.countStatus` answers. Requirements by status, in counts. */
export type RequirementCountStatusAnswer = ({
  /** Where it stands, by the number of its state. */
  status: RequirementCountStatusAnswerInferred[number]['status'];
  /** How many there are. */
  count: RequirementCountStatusAnswerInferred[number]['count'];
})[];

type CreateRequirementInferred = InferredRequestOf<typeof requirements.create>;

/** What `requirements.create` takes. Raise a requirement. */
export type CreateRequirement = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: CreateRequirementInferred['id'];
  /** Which site of a customer it is about. */
  cellId: CreateRequirementInferred['cellId'];
  /** Who reported it, of the reporters of the site. */
  reportId?: CreateRequirementInferred['reportId'];
  /** The name of the reporter. */
  reportName?: CreateRequirementInferred['reportName'];
  /** Where the reporter is called back. */
  reportPhone?: CreateRequirementInferred['reportPhone'];
  /** Which type of order it is; the last of a branch of orderTypes.tree. */
  typeId?: CreateRequirementInferred['typeId'];
  /** Which entry of the service catalogue it belongs to; the last of a branch. */
  serverCatalogId?: CreateRequirementInferred['serverCatalogId'];
  /** What was asked beyond the usual, with the answers; which fields there are follows from the template. */
  fields?: FieldAnswer[] | undefined;
  /** What it is about, in one line. */
  title: CreateRequirementInferred['title'];
  /** What it is about, at length. */
  content?: CreateRequirementInferred['content'];
  /** Which assets it is about. */
  assetIds?: CreateRequirementInferred['assetIds'];
  /** Files that were uploaded before, as the attachment string that is stored. */
  adjunct?: CreateRequirementInferred['adjunct'];
  /** The refused requirement that this one is raised again for. */
  copyOfId?: CreateRequirementInferred['copyOfId'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: CreateRequirementInferred['at'];
};

type RequirementDetailQueryInferred = InferredRequestOf<typeof requirements.detail>;

/** What `requirements.detail` takes. All of a requirement. */
export type RequirementDetailQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: RequirementDetailQueryInferred['id'];
};

type RequirementListQueryInferred = InferredRequestOf<typeof requirements.list>;

/** What `requirements.list` takes. Requirements that I may see. */
export type RequirementListQuery = {
  /** Only what stands in one of these states; in any when left out. */
  status?: RequirementListQueryInferred['status'];
  /** Only what belongs to this site of a customer. */
  cellId?: RequirementListQueryInferred['cellId'];
  /** Words to search for, as a person types them. */
  keyword?: RequirementListQueryInferred['keyword'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: RequirementListQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: RequirementListQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: RequirementListQueryInferred['next'];
};

type RequirementListInferred = InferredDataOf<typeof requirements.list>;

/** What `requirements.list` answers. Requirements that I may see. */
export type RequirementList = {
  /** The items of this page, in the order of the list. */
  list: Requirement[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: RequirementListInferred['page'];
  /** How many items a page holds at most. */
  size: RequirementListInferred['size'];
  /** How many items there are on all pages together. */
  total: RequirementListInferred['total'];
  /** How many pages there are at this size. */
  totalPage: RequirementListInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: RequirementListInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: RequirementListInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: RequirementListInferred['next'];
};

type RequirementRecordsQueryInferred = InferredRequestOf<typeof requirements.records>;

/** What `requirements.records` takes. What happened to a requirement. */
export type RequirementRecordsQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: RequirementRecordsQueryInferred['id'];
};

type RejectRequirementInferred = InferredRequestOf<typeof requirements.reject>;

/** What `requirements.reject` takes. Refuse a requirement. */
export type RejectRequirement = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: RejectRequirementInferred['id'];
  /** Why not, or why, in a word; the phrases say it for people. */
  reason: RejectRequirementInferred['reason'];
  /** What else is to be said of it, in words. */
  remark?: RejectRequirementInferred['remark'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: RejectRequirementInferred['version'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: RejectRequirementInferred['at'];
};

type RemindRequirementInferred = InferredRequestOf<typeof requirements.remind>;

/** What `requirements.remind` takes. Ask how a requirement goes. */
export type RemindRequirement = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: RemindRequirementInferred['id'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: RemindRequirementInferred['at'];
};

type ToOrderRequirementInferred = InferredRequestOf<typeof requirements.toOrder>;

/** What `requirements.toOrder` takes. Make an order of a requirement. */
export type ToOrderRequirement = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: ToOrderRequirementInferred['id'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: ToOrderRequirementInferred['version'];
  /** The order as it would be made. */
  draft: {
    /** Tells it apart from all others; people are shown its number or name instead. */
    id?: ToOrderRequirementInferred['draft']['id'];
    /** When the fault began; an ISO 8601 instant in UTC. */
    gmtStart?: ToOrderRequirementInferred['draft']['gmtStart'];
    /** Which site of a customer it is about. */
    cellId: ToOrderRequirementInferred['draft']['cellId'];
    /** The site as people call it. */
    cellName?: ToOrderRequirementInferred['draft']['cellName'];
    /** Which customer it is about. */
    customerId?: ToOrderRequirementInferred['draft']['customerId'];
    /** Which named source it came from, beside its kind. */
    sourceId?: ToOrderRequirementInferred['draft']['sourceId'];
    /** The name of the source it came from. */
    sourceName?: ToOrderRequirementInferred['draft']['sourceName'];
    /** Who reported it, of the reporters of the site. */
    reportId?: ToOrderRequirementInferred['draft']['reportId'];
    /** The name of the reporter. */
    reportName?: ToOrderRequirementInferred['draft']['reportName'];
    /** Where the reporter is called back. */
    reportPhone?: ToOrderRequirementInferred['draft']['reportPhone'];
    /** Which type of order it is; the last of a branch of orderTypes.tree. */
    typeId: ToOrderRequirementInferred['draft']['typeId'];
    /** The type of the order as people read it. */
    typeName?: ToOrderRequirementInferred['draft']['typeName'];
    /** Which entry of the service catalogue it belongs to; the last of a branch. */
    serverCatalogId: ToOrderRequirementInferred['draft']['serverCatalogId'];
    /** The entry of the service catalogue, with those above it. */
    serverCatalogName?: ToOrderRequirementInferred['draft']['serverCatalogName'];
    /** Which template the custom fields follow. */
    templateId?: ToOrderRequirementInferred['draft']['templateId'];
    /** How far the fault reaches: 1 a person, 2 a department, 3 the site, 4 the whole company. */
    scope?: ToOrderRequirementInferred['draft']['scope'];
    /** What was asked beyond the usual, with the answers; which fields there are follows from the template. */
    fields?: FieldAnswer[] | undefined;
    /** What it is about, in one line. */
    title: ToOrderRequirementInferred['draft']['title'];
    /** What it is about, at length. */
    content?: ToOrderRequirementInferred['draft']['content'];
    /** From 1, the most urgent, to 4. */
    priority?: ToOrderRequirementInferred['draft']['priority'];
    /** Which assets it is about. */
    assetIds?: ToOrderRequirementInferred['draft']['assetIds'];
    /** Files that were uploaded before, as an attachment string. */
    attachment?: ToOrderRequirementInferred['draft']['attachment'];
  };
  /** What becomes of the order at once: 2 handed to a group, 3 accepted, 4 accepted and put on hold. */
  status?: ToOrderRequirementInferred['status'];
  /** Which group of engineers it is about. */
  groupId?: ToOrderRequirementInferred['groupId'];
  /** Which engineer does it or is to do it. */
  engineerId?: ToOrderRequirementInferred['engineerId'];
  /** Who stood first among those suggested when the choice was made; kept for the report of suggestions, unless they cannot be given orders of that group. */
  suggestedId?: ToOrderRequirementInferred['suggestedId'];
  /** Why it is done, by a code of the dictionary for this action. */
  reasonCode?: ToOrderRequirementInferred['reasonCode'];
  /** What else is to be said of it, in words. */
  remark?: ToOrderRequirementInferred['remark'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: ToOrderRequirementInferred['resumeAt'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: ToOrderRequirementInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: ToOrderRequirementInferred['planEnd'];
  /** True saves it though it overlaps other entries. */
  force?: ToOrderRequirementInferred['force'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: ToOrderRequirementInferred['at'];
};

type UnlockRequirementInferred = InferredRequestOf<typeof requirements.unlock>;

/** What `requirements.unlock` takes. Give the lock of a requirement back. */
export type UnlockRequirement = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: UnlockRequirementInferred['id'];
};

/** What the calls of `requirements` take and answer. */
export interface RequirementsCalls {
  'requirements.breakLock': { request: BreakLockRequirement; data: Nothing };
  'requirements.cancel': { request: CancelRequirement; data: Requirement };
  'requirements.checkLock': { request: CheckLockRequirement; data: RequirementCheckLockAnswer };
  'requirements.countStatus': { request: RequirementCountStatusQuery; data: RequirementCountStatusAnswer };
  'requirements.create': { request: CreateRequirement; data: Requirement };
  'requirements.detail': { request: RequirementDetailQuery; data: Requirement };
  'requirements.list': { request: RequirementListQuery; data: RequirementList };
  'requirements.records': { request: RequirementRecordsQuery; data: HandleRecord[] };
  'requirements.reject': { request: RejectRequirement; data: Requirement };
  'requirements.remind': { request: RemindRequirement; data: Nothing };
  'requirements.toOrder': { request: ToOrderRequirement; data: AcceptedOrder };
  'requirements.unlock': { request: UnlockRequirement; data: Nothing };
}
