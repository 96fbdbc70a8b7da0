import { isSvcdeskError } from '@svcdesk/core';
import type { Call, DataOf } from '@svcdesk/core/contract';
import { detail } from '@svcdesk/core/contract/orders';
import type { OrderAction } from '@svcdesk/core/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Submission } from '../../platform/api/submission.ts';
import { setCallData } from '../../platform/api/use-call.ts';
import { type Sending, useSend } from '../../platform/api/use-send.ts';
import { currentLocale } from '../../platform/i18n/locale.ts';
import { showToast } from '../../platform/toast-store.ts';
import type { OrderDetail } from './order.ts';
import { orderWords } from './order-words.ts';

interface OrderActionOptions {
  kept?: Submission;
  keep?: (submission: Submission | undefined) => void;
  toastFailure?: boolean;
  /** What is said when it is done; core's words for the action unless told. */
  doneWords?: string;
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
  { onDone, doneWords, ...options }: OrderActionOptions,
): OrderActionHandle<C> {
  const queries = useQueryClient();
  const sending = useSend(call, options);
  const [done, setDone] = useState(false);
  const { error } = sending;

  async function send(build: Parameters<Sending<C>['send']>[0]): Promise<DataOf<C> | undefined> {
    const data = await sending.send(build);
    if (data === undefined) return undefined;
    setDone(true);
    showToast(doneWords ?? orderWords(currentLocale()).done[action]);
    await onDone();
    // Actions answer with the order's summary; notes with their record, which has no version.
    if (typeof data === 'object' && data !== null && 'version' in data && 'can' in data) {
      // The rest of the detail (what is refused, records) is asked for again, by this page or by the next.
      setCallData(queries, detail, { orderId: id }, (before) => ({ ...before, ...data }));
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
