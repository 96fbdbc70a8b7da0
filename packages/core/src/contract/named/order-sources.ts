// Written by `pnpm gen` from the contract and its docs.
import type * as orderSources from '../order-sources.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';

type OrderSourcePageQueryInferred = InferredRequestOf<typeof orderSources.page>;

/** What `orderSources.page` takes. Where orders come from. */
export type OrderSourcePageQuery = {
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: OrderSourcePageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: OrderSourcePageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: OrderSourcePageQueryInferred['next'];
};

type OrderSourcePageInferred = InferredDataOf<typeof orderSources.page>;

/** What `orderSources.page` answers. Where orders come from. */
export type OrderSourcePage = {
  /** The items of this page, in the order of the list. */
  list: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id: OrderSourcePageInferred['list'][number]['id'];
    /** What people call it, or the name of a person. */
    name: OrderSourcePageInferred['list'][number]['name'];
    /** Tells it apart from the others of its list. */
    key: OrderSourcePageInferred['list'][number]['key'];
  })[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: OrderSourcePageInferred['page'];
  /** How many items a page holds at most. */
  size: OrderSourcePageInferred['size'];
  /** How many items there are on all pages together. */
  total: OrderSourcePageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: OrderSourcePageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: OrderSourcePageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: OrderSourcePageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: OrderSourcePageInferred['next'];
};

/** What the calls of `orderSources` take and answer. */
export interface OrderSourcesCalls {
  'orderSources.page': { request: OrderSourcePageQuery; data: OrderSourcePage };
}
