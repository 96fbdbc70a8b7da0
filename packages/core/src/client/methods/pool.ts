// Written by `pnpm gen` from the contract and its docs.
import type { OrderSummary, PoolPage, PoolPageQuery, PoolQueueAnswer, PoolQueueQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `pool` as methods. */
export interface PoolMethods {
  /** Orders that nobody has taken yet. */
  page: Paged<PoolPageQuery, PoolPage, OrderSummary>;
  /** The queue of unassigned orders, each with a suggestion. */
  queue(request: PoolQueueQuery, options?: CallOptions): Promise<PoolQueueAnswer>;
}
