import { remind } from '@svcdesk/core/contract/orders';
import { useSend } from '../api/use-send.ts';
import { currentLocale } from '../i18n/locale.ts';
import type { OrderSummary } from '../order/order.ts';
import { orderWords } from '../order/order-words.ts';
import { showToast } from '../overlay/toast-store.ts';

/** Reminds of one order; a refusal is said in its own words. */
export function useRemind({ id, version }: Pick<OrderSummary, 'id' | 'version'>): () => Promise<void> {
  const { send } = useSend(remind, { toastFailure: true });
  return async () => {
    const sent = await send((at) => ({ orderId: id, version, at: at || undefined }));
    if (sent !== undefined) showToast(orderWords(currentLocale()).done.remind);
  };
}
