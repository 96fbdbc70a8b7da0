import type { OrderAction } from '@svcdesk/core/rules';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useMyOutbox } from '../../platform/outbox/outbox.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import type { OrderSummary } from '../order/order.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { useOrder } from '../order/use-order.ts';
import './assign.css';

interface LeftOutProps {
  orders: readonly OrderSummary[];
  action: OrderAction;
  /** What it says above them. */
  words: string;
}

/** Of several orders those to which something cannot be done, each with the reason, before it is done to the others. */
export function LeftOut({ orders, action, words }: LeftOutProps) {
  if (orders.length === 0) return null;
  return (
    <section className="sd-assign-out" aria-label={words}>
      <p className="sd-assign-warning">{words}</p>
      <ul>
        {orders.map((order) => (
          <OneLeftOut key={order.id} order={order} action={action} />
        ))}
      </ul>
    </section>
  );
}

/** A list's order says what can be done with it; why something cannot, all of it says. */
function OneLeftOut({ order, action }: { order: OrderSummary; action: OrderAction }) {
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const isSent = useMyOutbox().some(({ about }) => about?.id === order.id);
  const { data, isError } = useOrder(order.id);
  const reason = data?.refused.find((each) => each.action === action)?.reason;
  const why = isSent
    ? shared.state.waiting
    : reason !== undefined
      ? staffOrder.reasonWords(reason, action, locale)
      : isError
        ? shared.state.failed
        : data === undefined
          ? shared.state.loading
          : undefined;
  return <li>{[order.title, why].filter(Boolean).join(' · ')}</li>;
}
