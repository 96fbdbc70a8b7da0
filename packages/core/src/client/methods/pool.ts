// Written by `pnpm gen` from the contract and its docs.
import type * as pool from '../../contract/pool.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { Paged } from '../pages.ts';
import type { OrderSummary } from './shapes.ts';

/** What `pool.page` takes. Orders that nobody has taken yet. */
export interface PoolPageQuery extends RequestOf<typeof pool.page> {}

/** What `pool.page` answers. Orders that nobody has taken yet. */
export interface PoolPage extends Omit<DataOf<typeof pool.page>, 'list'> {
  list: OrderSummary[];
}

/** Calls of `pool` as methods. */
export interface PoolMethods {
  /** Orders that nobody has taken yet. */
  page: Paged<PoolPageQuery, PoolPage, OrderSummary>;
}
