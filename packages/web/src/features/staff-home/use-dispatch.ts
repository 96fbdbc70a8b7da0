import { isSvcdeskError } from '@svcdesk/core';
import { transfer } from '@svcdesk/core/contract/orders';
import { useRef } from 'react';
import { useAction } from '../../shared/blocks/action/use-action.ts';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import { staffOrder } from '../../shared/domain/order/staff-order-kind.tsx';
import { caller } from '../../shared/platform/api/caller.ts';
import { showFailure } from '../../shared/platform/api/failures.ts';
import { textNow } from '../../shared/platform/i18n/use-text.ts';
import { showToast, toastMs } from '../../shared/platform/toast-store.ts';
import { offerUndo } from '../../shared/platform/undo-store.ts';
import { homeText } from './phrases.ts';

/** Sends an engineer to an order at once; resolves with whether they are on it. For a moment it can be taken back. */
export function useDispatch(
  order: OrderSummary,
): (groupId: string, engineer: { id: string; name: string }) => Promise<boolean> {
  const target = useRef({ groupId: '', engineer: { id: '', name: '' } });
  const send = useAction({
    kind: staffOrder,
    record: order,
    action: 'transfer',
    call: transfer,
    request: (base) => {
      const { groupId, engineer } = target.current;
      return { orderId: order.id, ...base, groupId, engineerId: engineer.id };
    },
    onDone: ({ version }) => {
      const text = textNow(homeText).queue;
      const { name } = target.current.engineer;
      offerUndo({
        words: text.sent(name, order.title),
        label: text.takeBack,
        onUndo: () => takeBack(order, version, name),
      });
    },
  });
  return (groupId, engineer) => {
    target.current = { groupId, engineer };
    return send();
  };
}

/** Back to where it waited, unless it was changed since: then it stays as it is, and that is said. */
async function takeBack(order: OrderSummary, version: number, name: string): Promise<void> {
  const text = textNow(homeText).queue;
  try {
    await caller.call(transfer, { orderId: order.id, groupId: order.handlerGroupId, version });
    showToast(text.takenBack(order.title));
  } catch (error) {
    if (isSvcdeskError(error, 'orderChanged')) showToast(text.tooLate(name), 'error', toastMs.long);
    else showFailure(error);
  }
}
