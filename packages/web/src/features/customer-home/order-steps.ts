import { orderStatus } from '@svcdesk/core/rules';
import type { OrderSummary } from '../../shared/domain/order/order.ts';

type Running = Pick<OrderSummary, 'status' | 'departedAt' | 'planStart' | 'nextDueAt' | 'createdAt'>;

/** How near an order's next event is: an engineer on the way, at work, expected, looked for, and what only waits. */
function nearness({ status, departedAt, planStart }: Running): number {
  if (status === orderStatus.processing && departedAt !== undefined) return 0;
  if (status === orderStatus.processing) return planStart === undefined ? 2 : 1;
  return status === orderStatus.suspended ? 4 : 3;
}

const timeOf = ({ planStart, nextDueAt, createdAt }: Running) =>
  Date.parse(planStart ?? nextDueAt ?? createdAt);

/** The order that one opens the app for: the one whose next event comes first. */
export function currentOrder<O extends Running>(orders: readonly O[]): O | undefined {
  return orders.toSorted((a, b) => nearness(a) - nearness(b) || timeOf(a) - timeOf(b))[0];
}

/** The way of an order as its customer sees it; only a visit has an engineer on the road. */
export type OrderStep = 'received' | 'assigned' | 'onTheWay' | 'repair' | 'done';

const visit: readonly OrderStep[] = ['received', 'assigned', 'onTheWay', 'repair', 'done'];
const remote: readonly OrderStep[] = ['received', 'assigned', 'repair', 'done'];

type Stepped = Pick<OrderSummary, 'status' | 'serviceMode' | 'departedAt'>;

/** The steps, and which of them is the present one. */
export function orderSteps(order: Stepped, arrived: boolean): { steps: readonly OrderStep[]; now: number } {
  const steps = order.serviceMode === 'onSite' ? visit : remote;
  return { steps, now: steps.indexOf(stepOf(order, arrived)) };
}

function stepOf({ status, serviceMode, departedAt }: Stepped, arrived: boolean): OrderStep {
  if (status === orderStatus.pending) return 'received';
  if (status === orderStatus.assigned) return 'assigned';
  if (status >= orderStatus.resolved) return 'done';
  if (arrived || serviceMode !== 'onSite' || status === orderStatus.suspended) return 'repair';
  return departedAt === undefined ? 'assigned' : 'onTheWay';
}
