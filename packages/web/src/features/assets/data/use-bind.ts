import { bind } from '@svcdesk/core/contract/order-assets';
import type { Found } from '../../../shared/blocks/pick/found.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { assetsText } from '../phrases.ts';

/** Links assets to an order; those that it has already are left alone. */
export function useBind(orderId: string): (assets: readonly Found[]) => Promise<void> {
  const sending = useSend(bind, { toastFailure: true });
  return async (assets) => {
    if (assets.length === 0) return;
    const ciIds = assets.map(({ id }) => id);
    if ((await sending.send(() => ({ orderId, ciIds }))) === undefined) return;
    showToast(textNow(assetsText).ofOrder.bound(assets.length));
  };
}
