/**
 * Statuses of operations, monitoring and SE orders, by name; the numbers travel on the wire.
 */
export const orderStatus = {
  pending: 1,
  assigned: 2,
  processing: 3,
  suspended: 4,
  resolved: 5,
  closed: 6,
  cancelled: 7,
} as const;

/** Name of an order status, as used in code and phrases. */
export type OrderStatusName = keyof typeof orderStatus;

/** Status number of an order on the wire, 1 to 7. */
export type OrderStatus = (typeof orderStatus)[OrderStatusName];

/** All status names in the order of their numbers. */
export const orderStatusNames = /* @__PURE__ */ Object.keys(orderStatus) as readonly OrderStatusName[];

/** Statuses in which an order is still to be worked on: 1 to 4. */
export const openStatuses: readonly OrderStatus[] = [
  orderStatus.pending,
  orderStatus.assigned,
  orderStatus.processing,
  orderStatus.suspended,
];

/** Statuses that no action leaves. */
export const finalStatuses: readonly OrderStatus[] = [orderStatus.closed, orderStatus.cancelled];

/** Name of a status number; undefined for one that a newer server may have sent. */
export function orderStatusName(status: number): OrderStatusName | undefined {
  return orderStatusNames[status - 1];
}

/** Whether the order still counts as open, which is status 1 to 4. */
export function isOpen(status: number): boolean {
  return status >= orderStatus.pending && status <= orderStatus.suspended;
}

/** Whether the order is closed or cancelled for good. */
export function isFinal(status: number): boolean {
  return status === orderStatus.closed || status === orderStatus.cancelled;
}
