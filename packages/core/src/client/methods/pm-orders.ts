// Written by `pnpm gen` from the contract and its docs.
import type { HandlePmOrder, OrderSummary, PmOrder, PmOrderDetailQuery, PmOrderPage, PmOrderPageQuery, PmOrderSummary, RaisePmOrder } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `pmOrders` as methods. */
export interface PmOrdersMethods {
  /** One preventive-maintenance order with its check list. */
  detail(request: PmOrderDetailQuery, options?: CallOptions): Promise<PmOrder>;
  /** Work on a preventive-maintenance order. */
  handle(request: HandlePmOrder, options?: CallOptions): Promise<PmOrder>;
  /** Preventive-maintenance orders by state. */
  page: Paged<PmOrderPageQuery, PmOrderPage, PmOrderSummary>;
  /** Make an order of something abnormal. */
  raise(request: RaisePmOrder, options?: CallOptions): Promise<OrderSummary>;
}
