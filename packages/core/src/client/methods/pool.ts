// Written by `pnpm gen` from the contract and its docs.
import type * as pool from '../../contract/pool.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { OrderSummary } from './shapes.ts';

/** What `pool.page` takes. Orders that nobody has taken yet. */
export interface PoolPageQuery extends RequestOf<typeof pool.page> {}

/** What `pool.page` answers. Orders that nobody has taken yet. */
export interface PoolPage extends Omit<DataOf<typeof pool.page>, 'list'> {
  list: OrderSummary[];
}

/** What `pool.queue` takes. The queue of unassigned orders, each with a suggestion. */
export interface PoolQueueQuery extends RequestOf<typeof pool.queue> {}

/** What `pool.queue` answers. The queue of unassigned orders, each with a suggestion. */
export interface PoolQueueAnswer extends DataOf<typeof pool.queue> {}

/** Calls of `pool` as methods. */
export interface PoolMethods {
  /** Orders that nobody has taken yet. */
  page: Paged<PoolPageQuery, PoolPage, OrderSummary>;
  /** The queue of unassigned orders, each with a suggestion. */
  queue(request: PoolQueueQuery, options?: CallOptions): Promise<PoolQueueAnswer>;
}
