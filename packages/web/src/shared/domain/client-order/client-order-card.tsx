import type { ReactNode } from 'react';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useWaiting } from '../../platform/outbox/outbox.ts';
import { clientPaths, withId } from '../../platform/paths.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import type { OrderSummary } from '../order/order.ts';
import { OrderTitle } from '../order/order-card.tsx';
import { OrderNumber, SlaShare, StatusPill, useSlaView } from '../order/order-marks.tsx';
import { statusWords } from '../order/order-words.ts';
import './client-order-card.css';
import { clientOrderText } from './phrases.ts';
import { statusLine } from './status-text.ts';
import { useStatusText } from './use-status-text.ts';

interface ClientOrderCardProps {
  order: OrderSummary;
  /** Reads the history too, so that a clock-in shows. */
  closely?: boolean;
  /** The detail's own head is no link. */
  linked?: boolean;
  /** Below the bar: how the agreed time is kept. */
  note?: ReactNode;
  /** Buttons under the line. */
  actions?: ReactNode;
}

/** An order as its customer sees it: what it is, how it stands in plain words, how much of the agreed time is used. */
export function ClientOrderCard({ order, closely, linked = true, note, actions }: ClientOrderCardProps) {
  const words = useText(clientOrderText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const statusText = useStatusText(order, closely);
  const waiting = useWaiting('order', order.id);
  const round = order.round > 1 && shared.order.reopened(order.round);
  return (
    <article className="sd-order">
      <div className="sd-order-body">
        <div className="sd-order-top">
          <OrderTitle to={linked ? withId(clientPaths.order.detail, order.id) : undefined}>
            {order.title}
          </OrderTitle>
          <StatusPill status={order.status}>{statusWords(order.status, locale)}</StatusPill>
        </div>
        <div className="sd-order-place">
          <span className="sd-cut sd-grow">
            {[round, order.cellName, order.serverCatalogName].filter(Boolean).join(' · ')}
          </span>
          <OrderNumber orderNo={order.orderNo} />
        </div>
        <SlaShare view={useSlaView(order)} />
        {statusText && (
          <p className="sd-client-story sd-num">
            <WholeTimes>{statusLine(statusText, words)}</WholeTimes>
          </p>
        )}
        {waiting.length > 0 && <p className="sd-order-waiting">{shared.state.waiting}</p>}
        {note}
        {actions !== undefined && <div className="sd-order-actions">{actions}</div>}
      </div>
    </article>
  );
}
