// Written by `pnpm gen` from the contract and its docs.
import type * as pmOrders from '../pm-orders.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { OrderSummary, PmOrder, PmOrderSummary } from './shapes.ts';

type PmOrderDetailQueryInferred = InferredRequestOf<typeof pmOrders.detail>;

/** What `pmOrders.detail` takes. One preventive-maintenance order with its check list. */
export type PmOrderDetailQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: PmOrderDetailQueryInferred['id'];
};

type HandlePmOrderInferred = InferredRequestOf<typeof pmOrders.handle>;

/** What `pmOrders.handle` takes. Work on a preventive-maintenance order. */
export type HandlePmOrder = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: HandlePmOrderInferred['id'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: HandlePmOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: HandlePmOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: HandlePmOrderInferred['at'];
  /** What is done, in a word; which ones there are follows from the state. */
  action: HandlePmOrderInferred['action'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: HandlePmOrderInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: HandlePmOrderInferred['planEnd'];
  /** Which group of engineers it is about. */
  groupId?: HandlePmOrderInferred['groupId'];
  /** Which engineer does it or is to do it. */
  engineerId?: HandlePmOrderInferred['engineerId'];
  /** What was found, one entry for each item of the check list. */
  answers?: ({
    /** Which item of the check list is meant. */
    itemId: NonNullable<HandlePmOrderInferred['answers']>[number]['itemId'];
    /** normal, abnormal, or na where it does not apply. */
    result: NonNullable<HandlePmOrderInferred['answers']>[number]['result'];
    /** The answer itself: a number, words, or what was chosen. */
    value?: NonNullable<HandlePmOrderInferred['answers']>[number]['value'];
    /** Pictures that were uploaded before. */
    photos?: NonNullable<HandlePmOrderInferred['answers']>[number]['photos'];
    /** What else is to be said of it, in words. */
    remark?: NonNullable<HandlePmOrderInferred['answers']>[number]['remark'];
  })[] | undefined;
  /** What else is to be said of it, in words. */
  remark?: HandlePmOrderInferred['remark'];
};

type PmOrderPageQueryInferred = InferredRequestOf<typeof pmOrders.page>;

/** What `pmOrders.page` takes. Preventive-maintenance orders by state. */
export type PmOrderPageQuery = {
  /** Only what stands in one of these states; in any when left out. */
  status?: PmOrderPageQueryInferred['status'];
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: PmOrderPageQueryInferred['scope'];
  /** Words to search for, as a person types them. */
  keyword?: PmOrderPageQueryInferred['keyword'];
  /** Only what belongs to this site of a customer. */
  cellId?: PmOrderPageQueryInferred['cellId'];
  /** Only what came from this plan of preventive maintenance. */
  planId?: PmOrderPageQueryInferred['planId'];
  /** The first day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  from?: PmOrderPageQueryInferred['from'];
  /** The last day that counts, as YYYY-MM-DD in the time zone of the organisation. */
  to?: PmOrderPageQueryInferred['to'];
  /** In which order they come. */
  sort?: PmOrderPageQueryInferred['sort'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: PmOrderPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: PmOrderPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: PmOrderPageQueryInferred['next'];
};

type PmOrderPageInferred = InferredDataOf<typeof pmOrders.page>;

/** What `pmOrders.page` answers. Preventive-maintenance orders by state. */
export type PmOrderPage = {
  /** The items of this page, in the order of the list. */
  list: PmOrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: PmOrderPageInferred['page'];
  /** How many items a page holds at most. */
  size: PmOrderPageInferred['size'];
  /** How many items there are on all pages together. */
  total: PmOrderPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: PmOrderPageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: PmOrderPageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: PmOrderPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: PmOrderPageInferred['next'];
};

type RaisePmOrderInferred = InferredRequestOf<typeof pmOrders.raise>;

/** What `pmOrders.raise` takes. Make an order of something abnormal. */
export type RaisePmOrder = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: RaisePmOrderInferred['id'];
  /** Which item of the check list is meant. */
  itemId: RaisePmOrderInferred['itemId'];
  /** Which type of order it is; the last of a branch of orderTypes.tree. */
  typeId?: RaisePmOrderInferred['typeId'];
  /** Which entry of the service catalogue it belongs to; the last of a branch. */
  serverCatalogId?: RaisePmOrderInferred['serverCatalogId'];
  /** What it is about, in one line. */
  title?: RaisePmOrderInferred['title'];
  /** What it is about, at length. */
  content?: RaisePmOrderInferred['content'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: RaisePmOrderInferred['at'];
};

/** What the calls of `pmOrders` take and answer. */
export interface PmOrdersCalls {
  'pmOrders.detail': { request: PmOrderDetailQuery; data: PmOrder };
  'pmOrders.handle': { request: HandlePmOrder; data: PmOrder };
  'pmOrders.page': { request: PmOrderPageQuery; data: PmOrderPage };
  'pmOrders.raise': { request: RaisePmOrder; data: OrderSummary };
}
