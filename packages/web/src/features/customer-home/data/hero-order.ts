import type { OrderSummary } from '../../../shared/domain/order/order.ts';

type Running = Pick<OrderSummary, 'status' | 'departedAt' | 'planStart' | 'nextDueAt' | 'createdAt'>;

/** How near an order's next event is: somebody on the way, at work, expected, looked for, and what only waits. */
function nearness({ status, departedAt, planStart }: Running): number {
  if (status === 3 && departedAt !== undefined) return 0;
  if (status === 3) return planStart === undefined ? 2 : 1;
  return status === 4 ? 4 : 3;
}

const timeOf = ({ planStart, nextDueAt, createdAt }: Running) =>
  Date.parse(planStart ?? nextDueAt ?? createdAt);

/** The order that one opens the app for: the one whose next event comes first. */
export function heroOrder<O extends Running>(orders: readonly O[]): O | undefined {
  return orders.toSorted((a, b) => nearness(a) - nearness(b) || timeOf(a) - timeOf(b))[0];
}
