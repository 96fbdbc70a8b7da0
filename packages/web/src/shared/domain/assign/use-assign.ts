import { isSvcdeskError } from '@svcdesk/core';
import { transfer } from '@svcdesk/core/contract/orders';
import { useRef } from 'react';
import { useAction } from '../../blocks/action/use-action.ts';
import { caller } from '../../platform/api/caller.ts';
import { showFailure } from '../../platform/api/failures.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { showToast, toastMs } from '../../platform/toast-store.ts';
import { offerUndo } from '../../platform/undo-store.ts';
import type { OrderSummary } from '../order/order.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { ownerOf } from './owner.ts';
import { assignText } from './phrases.ts';

/** What an order has to say of itself to be given to somebody. */
export type Assignable = Pick<
  OrderSummary,
  | 'id'
  | 'version'
  | 'status'
  | 'title'
  | 'handlerGroupId'
  | 'handlerGroupName'
  | 'handlerId'
  | 'handlerName'
  | 'assigneeId'
  | 'assigneeName'
>;

interface Taker {
  groupId: string;
  /** Nobody in particular: anybody of the group may accept it. */
  engineer?: { id: string; name: string };
  /** Who stood first among those suggested; kept for the report of suggestions. */
  suggestedId?: string | undefined;
  remark?: string;
}

/** Gives an order to somebody at once; resolves with whether it is theirs. For a moment it can be taken back. */
export function useAssign(order: Assignable): (taker: Taker) => Promise<boolean> {
  const target = useRef<Taker>({ groupId: '' });
  const send = useAction({
    kind: staffOrder,
    record: order,
    action: 'transfer',
    call: transfer,
    request: (base) => {
      const { groupId, engineer, suggestedId, remark } = target.current;
      const chosen = { groupId, engineerId: engineer?.id, suggestedId };
      return { orderId: order.id, ...base, ...chosen, remark: remark || undefined };
    },
    onDone: ({ version, handlerGroupName }) => {
      const text = textNow(assignText);
      const name = target.current.engineer?.name ?? handlerGroupName;
      offerUndo({
        words: ownerOf(order) ? text.resent(name, order.title) : text.sent(name, order.title),
        label: text.takeBack,
        onUndo: () => takeBack(order, version, name),
      });
    },
  });
  return (taker) => {
    target.current = taker;
    return send();
  };
}

/** Back to whom it was with, unless it was changed since: then it stays as it is, and that is said. */
async function takeBack(order: Assignable, version: number, name: string): Promise<void> {
  const text = textNow(assignText);
  const owner = ownerOf(order);
  try {
    const before = { groupId: order.handlerGroupId, engineerId: owner?.id };
    await caller.call(transfer, { orderId: order.id, ...before, version });
    showToast(owner ? text.givenBack(owner.name, order.title) : text.takenBack(order.title));
  } catch (error) {
    if (isSvcdeskError(error, 'orderChanged')) showToast(text.tooLate(name), 'error', toastMs.long);
    else showFailure(error);
  }
}
