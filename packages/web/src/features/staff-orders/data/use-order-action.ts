import { isSvcdeskError } from '@svcdesk/core';
import type { Call, DataOf } from '@svcdesk/core/contract';
import type { OrderAction } from '@svcdesk/core/order';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Submission } from '../../../shared/api/submission.ts';
import { type Sending, useSend } from '../../../shared/api/use-send.ts';
import { currentLocale } from '../../../shared/i18n/locale.ts';
import type { OrderDetail } from '../../../shared/order/order.ts';
import { orderWords } from '../../../shared/order/order-words.ts';
import { showToast } from '../../../shared/overlay/toast-store.ts';
import { orderKey } from './use-order.ts';

interface OrderActionOptions {
  kept?: Submission;
  keep?: (submission: Submission | undefined) => void;
  toastFailure?: boolean;
  /** Once the server has done it: leave the form, clear it. */
  onDone: () => unknown;
}

export interface OrderActionHandle<C extends Call> extends Sending<C> {
  /** The server has done it; what the order allows now is no news for this form. */
  done: boolean;
  /** Somebody else changed the order in between. */
  conflict: boolean;
  /** Why the server refused it (core's refusal reasons). */
  reason?: string;
}

/** Does something with one order: says that it is done, and shows the order's new state at once. */
export function useOrderAction<C extends Call>(
  call: C,
  action: OrderAction,
  { id }: Pick<OrderDetail, 'id'>,
  { onDone, ...options }: OrderActionOptions,
): OrderActionHandle<C> {
  const queries = useQueryClient();
  const sending = useSend(call, options);
  const [done, setDone] = useState(false);
  const { error } = sending;

  async function send(build: Parameters<Sending<C>['send']>[0]): Promise<DataOf<C> | undefined> {
    const data = await sending.send(build);
    if (data === undefined) return undefined;
    setDone(true);
    showToast(orderWords(currentLocale()).done[action]);
    await onDone();
    // Actions answer with the order's summary; notes with their record, which has no version.
    if (typeof data === 'object' && data !== null && 'version' in data && 'can' in data) {
      queries.setQueryData<OrderDetail>(orderKey(id), (before) => before && { ...before, ...data });
    }
    return data;
  }

  return {
    ...sending,
    send,
    done,
    conflict: isSvcdeskError(error, 'orderChanged'),
    reason: isSvcdeskError(error, 'notAllowed') ? error.reason : undefined,
  };
}
