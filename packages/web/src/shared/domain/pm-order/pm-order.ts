import type { DataOf, pmOrders } from '@svcdesk/core/contract';

/** A preventive-maintenance order as lists show it. */
export type PmSummary = DataOf<typeof pmOrders.page>['list'][number];
/** All of one, with its check list. */
export type PmOrder = DataOf<typeof pmOrders.detail>;
/** An item of a check list with its answer. */
export type PmOrderItem = PmOrder['items'][number];
