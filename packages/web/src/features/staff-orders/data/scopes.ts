import type { OrderScope } from '../../../shared/domain/order/order-filters.ts';

/** Who hands out work begins with everybody's, a lead with those led, everybody else with their own. */
export function usualScope(may: (code: string) => boolean): OrderScope {
  if (may('review.decide')) return 'led';
  return may('order.transfer') && !may('order.accept') ? 'tenant' : 'mine';
}

/** The scopes that one may look at. */
export function scopesFor(may: (code: string) => boolean): OrderScope[] {
  return may('review.decide') ? ['mine', 'group', 'led', 'cc', 'tenant'] : ['mine', 'group', 'cc', 'tenant'];
}
