import { remind } from '@svcdesk/core/contract/orders';
import { useSend } from '../../platform/api/use-send.ts';
import { currentLocale } from '../../platform/i18n/locale.ts';
import { showToast } from '../../platform/toast-store.ts';
import type { OrderSummary } from '../order/order.ts';
import { orderWords } from '../order/order-words.ts';

/** Reminds of one order; a refusal is said in its own words. */
export function useRemind({ id, version }: Pick<OrderSummary, 'id' | 'version'>): () => Promise<void> {
  const { send } = useSend(remind, { toastFailure: true });
  return async () => {
    const sent = await send((at) => ({ orderId: id, version, at: at || undefined }));
    if (sent !== undefined) showToast(orderWords(currentLocale()).done.remind);
  };
}
