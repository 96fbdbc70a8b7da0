import { orderStatus } from '@svcdesk/core/rules';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderSummary } from '../order/order.ts';
import { itemWords } from '../order/order-words.ts';
import { useHistory } from '../order/use-order.ts';
import { clientOrderText } from './phrases.ts';
import { clockedInAt, type StatusText, statusTextOf } from './status-text.ts';

/** An order's story; `closely` also asks the history whether the engineer has arrived. */
export function useStatusText(order: OrderSummary, closely = false): StatusText | undefined {
  const words = useText(clientOrderText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const asks = closely && order.status === orderStatus.processing;
  const records = useHistory(order.id, asks);
  const { hangUpReason } = order;
  return statusTextOf(order, {
    arrivedAt: asks && records.data ? (clockedInAt(records.data) ?? null) : undefined,
    holdReason: hangUpReason === undefined ? undefined : itemWords('hangUpReason', hangUpReason, locale),
    nowMs,
    words,
  });
}
