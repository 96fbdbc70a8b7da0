import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useWaiting } from '../../platform/outbox/use-waiting.ts';
import type { OrderSummary } from '../order/order.ts';
import '../order/order-card.css';
import { sharedText } from '../../platform/phrases/index.ts';
import { statusWords } from '../order/order-words.ts';
import { SlaShare } from '../order/sla-bar.tsx';
import { aboutOrder } from '../order/staff-paths.ts';
import { StatusPill } from '../order/status-pill.tsx';
import './client-order-card.css';
import { clientPaths } from './paths.ts';
import { clientOrderText } from './phrases/index.ts';
import { storyLine } from './story.ts';
import { useStory } from './use-story.ts';

interface ClientOrderCardProps {
  order: OrderSummary;
  /** Asks the history too, so that an arrival shows. */
  closely?: boolean;
  /** The detail's own head is no link. */
  linked?: boolean;
  /** All of a long title. */
  whole?: boolean;
  /** Below the bar: how the agreed time is kept. */
  note?: ReactNode;
  /** Buttons under the line. */
  actions?: ReactNode;
}

/** An order as its customer sees it: what it is, how it stands in plain words, how much of the agreed time is used. */
export function ClientOrderCard({
  order,
  closely,
  linked = true,
  whole = false,
  note,
  actions,
}: ClientOrderCardProps) {
  const words = useText(clientOrderText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const story = useStory(order, closely);
  const waiting = useWaiting('order', order.id);
  return (
    <article className="sd-card sd-order">
      <div className="sd-row">
        <span className="sd-meta sd-num sd-grow">{order.orderNo}</span>
        {waiting.length > 0 && <span className="sd-pill sd-pill-pending">{shared.state.waiting}</span>}
        {order.round > 1 && <span className="sd-meta">{shared.order.reopened(order.round)}</span>}
        <StatusPill status={order.status}>{statusWords(order.status, locale)}</StatusPill>
      </div>
      <h2 className={whole ? 'sd-order-title sd-order-title-whole' : 'sd-order-title'}>
        {linked ? (
          <Link className="sd-order-link" to={aboutOrder(clientPaths.detail, order.id)}>
            {order.title}
          </Link>
        ) : (
          order.title
        )}
      </h2>
      <p className="sd-meta">
        {order.cellName} · {order.serverCatalogName}
      </p>
      {story && <p className="sd-client-story sd-num">{storyLine(story, words)}</p>}
      <SlaShare clock={order} />
      {note}
      {actions !== undefined && <div className="sd-order-actions">{actions}</div>}
    </article>
  );
}
