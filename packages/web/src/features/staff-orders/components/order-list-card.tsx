import { useNow } from '../../../shared/hooks/use-now.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { momentWords } from '../../../shared/i18n/time-words.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { itemWords } from '../../../shared/order/item-words.ts';
import type { OrderSummary } from '../../../shared/order/order.ts';
import { OrderCard } from '../../../shared/order/order-card.tsx';
import { aboutOrder } from '../../../shared/order/staff-paths.ts';
import { paths } from '../paths.ts';
import { listText } from '../phrases/list.ts';

/** The card of an order in a list: one on hold says why and until when in the place of who has it. */
export function OrderListCard({ order }: { order: OrderSummary }) {
  const text = useText(listText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const reason = order.hangUpReason && itemWords('hangUpReason', order.hangUpReason, locale);
  const resumes = order.resumeAt && text.resumes(momentWords(order.resumeAt, nowMs));
  const waits = [reason, resumes].filter(Boolean).join(text.comma);
  return (
    <OrderCard
      order={order}
      to={aboutOrder(paths.detail, order.id)}
      aside={order.status === 4 && waits !== '' ? waits : undefined}
    />
  );
}
