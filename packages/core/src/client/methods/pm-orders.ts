// Written by `pnpm gen` from the contract and its docs.
import type * as pmOrders from '../../contract/pm-orders.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { OrderSummary, PmOrder, PmOrderSummary } from './shapes.ts';

/** What `pmOrders.detail` takes. One preventive-maintenance order with its check list. */
export interface PmOrderDetailQuery extends RequestOf<typeof pmOrders.detail> {}

/** What `pmOrders.handle` takes. Work on a preventive-maintenance order. */
export interface HandlePmOrder extends RequestOf<typeof pmOrders.handle> {}

/** What `pmOrders.page` takes. Preventive-maintenance orders by state. */
export interface PmOrderPageQuery extends RequestOf<typeof pmOrders.page> {}

/** What `pmOrders.page` answers. Preventive-maintenance orders by state. */
export interface PmOrderPage extends Omit<DataOf<typeof pmOrders.page>, 'list'> {
  list: PmOrderSummary[];
}

/** What `pmOrders.raise` takes. Make an order of something abnormal. */
export interface RaisePmOrder extends RequestOf<typeof pmOrders.raise> {}

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
