// Written by `pnpm gen` from the contract and its docs.
import type * as deviceOrders from '../../contract/device-orders.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { DeviceOrder, DeviceOrderSummary } from './shapes.ts';

/** What `deviceOrders.create` takes. Make a device order. */
export interface CreateDeviceOrder extends RequestOf<typeof deviceOrders.create> {}

/** What `deviceOrders.detail` takes. One device order with its history. */
export interface DeviceOrderDetailQuery extends RequestOf<typeof deviceOrders.detail> {}

/** What `deviceOrders.handle` takes. Work on a device order. */
export interface HandleDeviceOrder extends RequestOf<typeof deviceOrders.handle> {}

/** What `deviceOrders.page` takes. Device orders by state. */
export interface DeviceOrderPageQuery extends RequestOf<typeof deviceOrders.page> {}

/** What `deviceOrders.page` answers. Device orders by state. */
export interface DeviceOrderPage extends Omit<DataOf<typeof deviceOrders.page>, 'list'> {
  list: DeviceOrderSummary[];
}

/** Calls of `deviceOrders` as methods. */
export interface DeviceOrdersMethods {
  /** Make a device order. */
  create(request: CreateDeviceOrder, options?: CallOptions): Promise<DeviceOrder>;
  /** One device order with its history. */
  detail(request: DeviceOrderDetailQuery, options?: CallOptions): Promise<DeviceOrder>;
  /** Work on a device order. */
  handle(request: HandleDeviceOrder, options?: CallOptions): Promise<DeviceOrder>;
  /** Device orders by state. */
  page: Paged<DeviceOrderPageQuery, DeviceOrderPage, DeviceOrderSummary>;
}
