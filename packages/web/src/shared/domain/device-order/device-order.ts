import type { DataOf, deviceOrders } from '@svcdesk/core/contract';

/** A device order as lists show it. */
export type DeviceSummary = DataOf<typeof deviceOrders.page>['list'][number];
/** All of one, with its history. */
export type DeviceOrder = DataOf<typeof deviceOrders.detail>;
/** One with the state that it will have once what waits has arrived. */
export type ExpectedDevice = DeviceOrder & { expectedStatus?: number };
