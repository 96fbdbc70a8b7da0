import { transfer } from '@svcdesk/core/contract/orders';
import { useRef } from 'react';
import { useInstant } from '../../../shared/blocks/action/use-instant.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { homeText } from '../phrases/home.ts';

/** Sends somebody to an order at once; resolves with whether he is on it. */
export function useDispatch(
  order: OrderSummary,
): (groupId: string, engineer: { id: string; name: string }) => Promise<boolean> {
  const target = useRef({ groupId: '', engineerId: '' });
  const send = useInstant({
    kind: staffOrder,
    thing: order,
    action: 'transfer',
    call: transfer,
    request: (base) => ({ orderId: order.id, ...base, ...target.current }),
  });
  return async (groupId, { id, name }) => {
    target.current = { groupId, engineerId: id };
    const done = await send();
    if (done) showToast(textNow(homeText).queue.sent(name, order.title));
    return done;
  };
}
