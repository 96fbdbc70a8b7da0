import { remind } from '@svcdesk/core/contract/orders';
import { useInstant } from '../../blocks/action/use-instant.ts';
import type { OrderSummary } from '../order/order.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';

/** Reminds of one order; a refusal is said in its own words. */
export function useRemind(order: Pick<OrderSummary, 'id' | 'version'>): () => Promise<boolean> {
  return useInstant({
    kind: staffOrder,
    record: order,
    action: 'remind',
    call: remind,
    request: (base) => ({ orderId: order.id, ...base }),
  });
}
