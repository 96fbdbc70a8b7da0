import type { DataOf, orders } from '@svcdesk/core/contract';

/** An order as lists show it. */
export type OrderSummary = DataOf<typeof orders.page>['list'][number];
/** All of an order. */
export type OrderDetail = DataOf<typeof orders.detail>;
/** One step of an order's history. */
export type HandleRecord = DataOf<typeof orders.history>[number];
