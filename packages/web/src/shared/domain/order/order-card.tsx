import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import type { OrderSummary } from './order.ts';
import { statusWords } from './order-words.ts';
import { SlaBar } from './sla-bar.tsx';
import { StatusPill } from './status-pill.tsx';
import '../../components/card.css';
import './order-card.css';

/** The fields of OrderSummary that the card shows; a full summary fits. */
export type OrderCardOrder = Pick<
  OrderSummary,
  | 'orderNo'
  | 'title'
  | 'status'
  | 'cellName'
  | 'slaState'
  | 'slaShare'
  | 'nextDueAt'
  | 'handlerName'
  | 'assigneeName'
  | 'handlerGroupName'
> &
  Partial<Pick<OrderSummary, 'duty' | 'entrusted' | 'unread' | 'round' | 'serverCatalogName'>>;

interface OrderCardProps {
  order: OrderCardOrder;
  /** The order's detail; without it the card is no link (it is the detail's own head). */
  to?: string;
  /** Told when the detail is opened from here. */
  onOpen?: () => void;
  /** Replaces "who has it": why it waits, what was promised. */
  aside?: string;
  /** Buttons under the line; at most one of kind `main`. */
  actions?: ReactNode;
  /** An action of this phone that has not reached the server yet. */
  waiting?: boolean;
}

/** The one card of an order, everywhere. */
export function OrderCard({ order, to, onOpen, aside, actions, waiting }: OrderCardProps) {
  const text = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const owner = order.handlerName ?? order.assigneeName ?? order.handlerGroupName ?? text.order.unassigned;
  return (
    <article className="sd-card sd-order">
      <div className="sd-row">
        <span className="sd-meta sd-num sd-grow">{order.orderNo}</span>
        <Marks order={order} waiting={waiting} />
        <StatusPill status={order.status}>{statusWords(order.status, locale)}</StatusPill>
      </div>
      <h2 className="sd-order-title">
        {to === undefined ? (
          order.title
        ) : (
          <Link className="sd-order-link" to={to} onClick={onOpen}>
            {order.title}
          </Link>
        )}
      </h2>
      <p className="sd-meta">
        {order.cellName}
        {order.serverCatalogName !== undefined && ` · ${order.serverCatalogName}`}
      </p>
      <SlaBar
        slaState={order.slaState}
        slaShare={order.slaShare}
        nextDueAt={order.nextDueAt}
        aside={aside ?? owner}
      />
      {actions !== undefined && <div className="sd-order-actions">{actions}</div>}
    </article>
  );
}

function Marks({ order, waiting }: Pick<OrderCardProps, 'order' | 'waiting'>) {
  const text = useText(sharedText);
  return (
    <>
      {order.unread && (
        <span className="sd-order-unread">
          <span className="sd-hidden">{text.order.unread}</span>
        </span>
      )}
      {waiting && <span className="sd-pill sd-pill-pending">{text.state.waiting}</span>}
      {order.duty && <span className="sd-meta">{text.order.duty}</span>}
      {order.entrusted && <span className="sd-meta">{text.order.entrusted}</span>}
      {(order.round ?? 1) > 1 && <span className="sd-meta">{text.order.reopened(order.round ?? 1)}</span>}
    </>
  );
}
