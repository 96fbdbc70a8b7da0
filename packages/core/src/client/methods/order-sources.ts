// Written by `pnpm gen` from the contract and its docs.
import type { OrderSourcePage, OrderSourcePageQuery } from '../../contract/named/index.ts';
import type { Paged } from '../pages.ts';

/** Calls of `orderSources` as methods. */
export interface OrderSourcesMethods {
  /** Where orders come from. */
  page: Paged<OrderSourcePageQuery, OrderSourcePage, OrderSourcePage['list'][number]>;
}
