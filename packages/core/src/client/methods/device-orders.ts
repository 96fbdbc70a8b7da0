// Written by `pnpm gen` from the contract and its docs.
import type { CreateDeviceOrder, DeviceOrder, DeviceOrderDetailQuery, DeviceOrderPage, DeviceOrderPageQuery, DeviceOrderSummary, HandleDeviceOrder } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

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
