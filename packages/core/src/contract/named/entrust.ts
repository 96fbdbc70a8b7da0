// Written by `pnpm gen` from the contract and its docs.
import type * as entrust from '../entrust.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { EntrustOrder, HandleRecord } from './shapes.ts';

type CreateEntrustInferred = InferredRequestOf<typeof entrust.create>;

/** What `entrust.create` takes. Hand an order to a partner. */
export type CreateEntrust = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: CreateEntrustInferred['orderId'];
  /** Which partner organisation it goes to. */
  partnerTenantId: CreateEntrustInferred['partnerTenantId'];
  /** What else is to be said of it, in words. */
  remark?: CreateEntrustInferred['remark'];
  /** Until when it must be done; an ISO 8601 instant in UTC. */
  dueAt?: CreateEntrustInferred['dueAt'];
  /** Which assets it is about. */
  assetIds?: CreateEntrustInferred['assetIds'];
  /** Files that were uploaded before and belong to it. */
  attachments?: CreateEntrustInferred['attachments'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: CreateEntrustInferred['version'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: CreateEntrustInferred['at'];
};

type EntrustDetailQueryInferred = InferredRequestOf<typeof entrust.detail>;

/** What `entrust.detail` takes. All of an entrusted order. */
export type EntrustDetailQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: EntrustDetailQueryInferred['id'];
  /** The state that a list showed: where it is another by now, that is said. */
  status?: EntrustDetailQueryInferred['status'];
};

type DistributeEntrustInferred = InferredRequestOf<typeof entrust.distribute>;

/** What `entrust.distribute` takes. Name the engineer of an entrusted order. */
export type DistributeEntrust = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: DistributeEntrustInferred['id'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: DistributeEntrustInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status: DistributeEntrustInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: DistributeEntrustInferred['at'];
  /** Which engineer does it or is to do it. */
  engineerId: DistributeEntrustInferred['engineerId'];
  /** What else is to be said of it, in words. */
  remark?: DistributeEntrustInferred['remark'];
};

type EntrustEngineersQueryInferred = InferredRequestOf<typeof entrust.engineers>;

/** What `entrust.engineers` takes. Engineers that an entrusted order may be given to. */
export type EntrustEngineersQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: EntrustEngineersQueryInferred['id'];
  /** Words to search for, as a person types them. */
  keyword?: EntrustEngineersQueryInferred['keyword'];
};

type EntrustEngineersAnswerInferred = InferredDataOf<typeof entrust.engineers>;

/** What `entrust.engineers` answers. Engineers that an entrusted order may be given to. */
export type EntrustEngineersAnswer = ({
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: EntrustEngineersAnswerInferred[number]['id'];
  /** What people call it, or the name of a person. */
  name: EntrustEngineersAnswerInferred[number]['name'];
  /** The name of the group. */
  groupName: EntrustEngineersAnswerInferred[number]['groupName'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone?: EntrustEngineersAnswerInferred[number]['phone'];
  /** How many orders the engineer has in hand now. */
  openCount: EntrustEngineersAnswerInferred[number]['openCount'];
  /** Planned time by the time there is: 1 is a full day, more is too much. */
  saturation: EntrustEngineersAnswerInferred[number]['saturation'];
  /** All that is promised for that day over what they can give, travel and work without a time included; 1 is full, below 0.5 is free. */
  load?: EntrustEngineersAnswerInferred[number]['load'];
  /** Whether they may and can: with a skill that is needed, at work on that day, not away. Others are sent only when named. */
  fits?: EntrustEngineersAnswerInferred[number]['fits'];
})[];

type HandleEntrustInferred = InferredRequestOf<typeof entrust.handle>;

/** What `entrust.handle` takes. Work on an entrusted order. */
export type HandleEntrust = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: HandleEntrustInferred['id'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: HandleEntrustInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: HandleEntrustInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: HandleEntrustInferred['at'];
  /** What is done, in a word; which ones there are follows from the state. */
  action: HandleEntrustInferred['action'];
  /** How it goes or what came of it, in words. */
  content?: HandleEntrustInferred['content'];
  /** Files that were uploaded before and belong to it. */
  attachments?: HandleEntrustInferred['attachments'];
  /** Why it is done, by a code of the dictionary for this action. */
  reasonCode?: HandleEntrustInferred['reasonCode'];
  /** What else is to be said of it, in words. */
  remark?: HandleEntrustInferred['remark'];
};

type EntrustMineQueryInferred = InferredRequestOf<typeof entrust.mine>;

/** What `entrust.mine` takes. Entrusted orders that are mine to do. */
export type EntrustMineQuery = {
  /** Only what stands in one of these states; in any when left out. */
  status?: EntrustMineQueryInferred['status'];
  /** Words to search for, as a person types them. */
  keyword?: EntrustMineQueryInferred['keyword'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: EntrustMineQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: EntrustMineQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: EntrustMineQueryInferred['next'];
  /** From which side it is seen: owner handed it on, partner works on it. */
  side?: EntrustMineQueryInferred['side'];
};

type EntrustMineInferred = InferredDataOf<typeof entrust.mine>;

/** What `entrust.mine` answers. Entrusted orders that are mine to do. */
export type EntrustMine = {
  /** The items of this page, in the order of the list. */
  list: EntrustOrder[];
  /** Whether there is a page after this one. */
  hasNext: EntrustMineInferred['hasNext'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: EntrustMineInferred['page'];
  /** How many items a page holds at most. */
  size: EntrustMineInferred['size'];
  /** How many items there are on all pages together. */
  total: EntrustMineInferred['total'];
  /** How many pages there are at this size. */
  totalPage: EntrustMineInferred['totalPage'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: EntrustMineInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: EntrustMineInferred['next'];
};

type EntrustPageQueryInferred = InferredRequestOf<typeof entrust.page>;

/** What `entrust.page` takes. Orders handed to us, or handed on by us. */
export type EntrustPageQuery = {
  /** Only what stands in one of these states; in any when left out. */
  status?: EntrustPageQueryInferred['status'];
  /** Words to search for, as a person types them. */
  keyword?: EntrustPageQueryInferred['keyword'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: EntrustPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: EntrustPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: EntrustPageQueryInferred['next'];
  /** From which side it is seen: owner handed it on, partner works on it. */
  side?: EntrustPageQueryInferred['side'];
  /** Which order it is about, by its id and not by the number that people read. */
  orderId?: EntrustPageQueryInferred['orderId'];
};

type EntrustPageInferred = InferredDataOf<typeof entrust.page>;

/** What `entrust.page` answers. Orders handed to us, or handed on by us. */
export type EntrustPage = {
  /** The items of this page, in the order of the list. */
  list: EntrustOrder[];
  /** Whether there is a page after this one. */
  hasNext: EntrustPageInferred['hasNext'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: EntrustPageInferred['page'];
  /** How many items a page holds at most. */
  size: EntrustPageInferred['size'];
  /** How many items there are on all pages together. */
  total: EntrustPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: EntrustPageInferred['totalPage'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: EntrustPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: EntrustPageInferred['next'];
};

/** What `entrust.partners` takes. Organisations that we may hand orders to. */
export interface EntrustPartnersQuery extends InferredRequestOf<typeof entrust.partners> {}

type EntrustPartnersAnswerInferred = InferredDataOf<typeof entrust.partners>;

/** What `entrust.partners` answers. Organisations that we may hand orders to. */
export type EntrustPartnersAnswer = ({
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: EntrustPartnersAnswerInferred[number]['id'];
  /** What people call it, or the name of a person. */
  name: EntrustPartnersAnswerInferred[number]['name'];
})[];

type EntrustRecordsQueryInferred = InferredRequestOf<typeof entrust.records>;

/** What `entrust.records` takes. What happened to an entrusted order. */
export type EntrustRecordsQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: EntrustRecordsQueryInferred['id'];
  /** Asks for what the other organisation reads instead. */
  told?: EntrustRecordsQueryInferred['told'];
};

type RetakeEntrustInferred = InferredRequestOf<typeof entrust.retake>;

/** What `entrust.retake` takes. Take an entrusted order back from its engineer. */
export type RetakeEntrust = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: RetakeEntrustInferred['id'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: RetakeEntrustInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status: RetakeEntrustInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: RetakeEntrustInferred['at'];
  /** What else is to be said of it, in words. */
  remark?: RetakeEntrustInferred['remark'];
};

/** What the calls of `entrust` take and answer. */
export interface EntrustCalls {
  'entrust.create': { request: CreateEntrust; data: EntrustOrder };
  'entrust.detail': { request: EntrustDetailQuery; data: EntrustOrder };
  'entrust.distribute': { request: DistributeEntrust; data: EntrustOrder };
  'entrust.engineers': { request: EntrustEngineersQuery; data: EntrustEngineersAnswer };
  'entrust.handle': { request: HandleEntrust; data: EntrustOrder };
  'entrust.mine': { request: EntrustMineQuery; data: EntrustMine };
  'entrust.page': { request: EntrustPageQuery; data: EntrustPage };
  'entrust.partners': { request: EntrustPartnersQuery; data: EntrustPartnersAnswer };
  'entrust.records': { request: EntrustRecordsQuery; data: HandleRecord[] };
  'entrust.retake': { request: RetakeEntrust; data: EntrustOrder };
}
