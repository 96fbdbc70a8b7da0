import { remind } from '@svcdesk/core/contract/orders';
import { useAction } from '../../blocks/action/use-action.ts';
import type { OrderSummary } from '../order/order.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';

/** Reminds of one order; a refusal is said in its own words. */
export function useRemind(order: Pick<OrderSummary, 'id' | 'version'>): () => Promise<boolean> {
  return useAction({
    kind: staffOrder,
    record: order,
    action: 'remind',
    call: remind,
    request: (base) => ({ orderId: order.id, ...base }),
  });
}
