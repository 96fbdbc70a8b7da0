import type { OrderSummary } from '../../../shared/domain/order/order.ts';

/** The way of an order as its customer sees it; only a visit has somebody on the road. */
export type HeroStep = 'received' | 'assigned' | 'onTheWay' | 'repair' | 'done';

const visit: readonly HeroStep[] = ['received', 'assigned', 'onTheWay', 'repair', 'done'];
const remote: readonly HeroStep[] = ['received', 'assigned', 'repair', 'done'];

type Stepped = Pick<OrderSummary, 'status' | 'serviceMode' | 'departedAt'>;

/** The steps, and which of them is the present one. */
export function heroSteps(order: Stepped, arrived: boolean): { steps: readonly HeroStep[]; now: number } {
  const steps = order.serviceMode === 'onSite' ? visit : remote;
  return { steps, now: steps.indexOf(stepOf(order, arrived)) };
}

function stepOf({ status, serviceMode, departedAt }: Stepped, arrived: boolean): HeroStep {
  if (status === 1) return 'received';
  if (status === 2) return 'assigned';
  if (status >= 5) return 'done';
  if (arrived || serviceMode !== 'onSite' || status === 4) return 'repair';
  return departedAt === undefined ? 'assigned' : 'onTheWay';
}
