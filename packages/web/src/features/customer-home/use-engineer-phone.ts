import { orderStatus } from '@svcdesk/core/rules';
import { phoneLink } from '../../shared/blocks/contact/phone.ts';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import { useOrder } from '../../shared/domain/order/use-order.ts';

/** An engineer works on it, so there is one to call, and they may have arrived. */
const engaged: readonly number[] = [orderStatus.processing, orderStatus.suspended];

export function isEngaged(order: Pick<OrderSummary, 'status'>): boolean {
  return engaged.includes(order.status);
}

/** A link that calls the engineer of an order; undefined without one. */
export function useEngineerPhone(order: OrderSummary | undefined): string | undefined {
  const detail = useOrder(order?.id ?? '', order !== undefined && isEngaged(order)).data;
  const phone = detail?.handlerPhone;
  return phone === undefined ? undefined : phoneLink('tel', phone);
}
