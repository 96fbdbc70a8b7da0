// Written by `pnpm gen` from the contract and its docs.
import type * as orderSources from '../../contract/order-sources.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { Paged } from '../pages.ts';

/** What `orderSources.page` takes. Where orders come from. */
export interface OrderSourcePageQuery extends RequestOf<typeof orderSources.page> {}

/** What `orderSources.page` answers. Where orders come from. */
export interface OrderSourcePage extends DataOf<typeof orderSources.page> {}

/** Calls of `orderSources` as methods. */
export interface OrderSourcesMethods {
  /** Where orders come from. */
  page: Paged<OrderSourcePageQuery, OrderSourcePage, OrderSourcePage['list'][number]>;
}
