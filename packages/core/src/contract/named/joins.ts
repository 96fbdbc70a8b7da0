// Written by `pnpm gen` from the contract and its docs.
import type * as joins from '../joins.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { JoinRequest } from './shapes.ts';

type AskJoinInferred = InferredRequestOf<typeof joins.ask>;

/** What `joins.ask` takes. Ask to belong to a site. */
export type AskJoin = {
  /** The code of a site as its sign shows it. */
  cellCode: AskJoinInferred['cellCode'];
  /** What else is to be said of it, in words. */
  remark?: AskJoinInferred['remark'];
};

type DecideJoinInferred = InferredRequestOf<typeof joins.decide>;

/** What `joins.decide` takes. Decide on a request to join. */
export type DecideJoin = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: DecideJoinInferred['id'];
  /** True lets it pass, false turns it down. */
  approve: DecideJoinInferred['approve'];
  /** What the account sees: own for what they report, cells for their sites, customer for all of the customer. */
  cellScope?: DecideJoinInferred['cellScope'];
  /** What else is to be said of it, in words. */
  remark?: DecideJoinInferred['remark'];
};

/** What `joins.mine` takes. My requests to join. */
export interface JoinMineQuery extends InferredRequestOf<typeof joins.mine> {}

type JoinPageQueryInferred = InferredRequestOf<typeof joins.page>;

/** What `joins.page` takes. Requests to join that I may decide on. */
export type JoinPageQuery = {
  /** Only what stands in one of these states; in any when left out. */
  status?: JoinPageQueryInferred['status'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: JoinPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: JoinPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: JoinPageQueryInferred['next'];
};

type JoinPageInferred = InferredDataOf<typeof joins.page>;

/** What `joins.page` answers. Requests to join that I may decide on. */
export type JoinPage = {
  /** The items of this page, in the order of the list. */
  list: JoinRequest[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: JoinPageInferred['page'];
  /** How many items a page holds at most. */
  size: JoinPageInferred['size'];
  /** How many items there are on all pages together. */
  total: JoinPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: JoinPageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: JoinPageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: JoinPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: JoinPageInferred['next'];
};

/** What the calls of `joins` take and answer. */
export interface JoinsCalls {
  'joins.ask': { request: AskJoin; data: JoinRequest };
  'joins.decide': { request: DecideJoin; data: JoinRequest };
  'joins.mine': { request: JoinMineQuery; data: JoinRequest[] };
  'joins.page': { request: JoinPageQuery; data: JoinPage };
}
