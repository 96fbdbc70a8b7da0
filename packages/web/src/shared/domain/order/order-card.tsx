import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/avatar.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import type { OrderSummary } from './order.ts';
import { Due, OrderNumber, PriorityFlag, SlaShare, StatusPill, useSlaView } from './order-marks.tsx';
import { statusWords } from './order-words.ts';
import type { SlaClock } from './sla-view.ts';
import './order.css';

/** The fields of OrderSummary that the card shows; a full summary fits. */
export type OrderCardOrder = Pick<OrderSummary, 'orderNo' | 'title' | 'cellName'> & {
  status: number;
} & SlaClock &
  OwnedOrder &
  Partial<Pick<OrderSummary, 'priority' | 'duty' | 'entrusted' | 'unread' | 'round' | 'serverCatalogName'>>;

interface OrderCardProps {
  order: OrderCardOrder;
  /** The order's detail; without it the card is no link (it is the detail's own head). */
  to?: string;
  /** Called when the detail is opened from here. */
  onOpen?: () => void;
  /** Its state where it is no order's: of a kind with states of its own. */
  pill?: ReactNode;
  /** Replaces "who has it": why it waits, what was promised. */
  aside?: string;
  /** Buttons under the line, only where one tap decides; at most one of kind `main`. */
  actions?: ReactNode;
  /** An action of this phone that has not reached the server yet. */
  waiting?: boolean;
  /** Before everything: the box that chooses it among several. */
  lead?: ReactNode;
  /** Below everything, from edge to edge: what waits or was refused. */
  after?: ReactNode;
}

/** The one card of an order, everywhere: three lines and the bar, 104 px, so that five to six fit a phone. */
export function OrderCard(props: OrderCardProps) {
  const { order, to, onOpen, pill, aside, actions, waiting, lead, after } = props;
  const text = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const view = useSlaView(order);
  return (
    <article className="sd-order">
      {lead}
      <div className="sd-order-body">
        <div className="sd-order-top">
          {order.unread && (
            <span className="sd-order-unread">
              <span className="sd-hidden">{text.order.unread}</span>
            </span>
          )}
          <OrderTitle to={to} onOpen={onOpen}>
            {order.title}
          </OrderTitle>
          {pill ?? <StatusPill status={order.status}>{statusWords(order.status, locale)}</StatusPill>}
        </div>
        <div className="sd-order-place">
          {order.priority !== undefined && <PriorityFlag priority={order.priority} />}
          <span className="sd-cut sd-grow">{useOrderPlace(order)}</span>
          <OrderNumber orderNo={order.orderNo} />
        </div>
        <SlaShare view={view} />
        <div className="sd-order-due">
          <Due view={view} />
          {waiting ? (
            <span className="sd-order-waiting">{text.state.waiting}</span>
          ) : aside === undefined ? (
            <OrderOwner order={order} />
          ) : (
            <span className="sd-order-aside">{aside}</span>
          )}
        </div>
        {actions !== undefined && <div className="sd-order-actions">{actions}</div>}
        {after}
      </div>
    </article>
  );
}

interface OrderTitleProps {
  to?: string;
  onOpen?: () => void;
  children: ReactNode;
}

/** One line where it opens the whole; all of it where it is the whole. */
export function OrderTitle({ to, onOpen, children }: OrderTitleProps) {
  if (to === undefined) return <h2 className="sd-order-title">{children}</h2>;
  return (
    <h2 className="sd-order-title sd-order-title-cut">
      <Link className="sd-order-link" to={to} onClick={onOpen}>
        {children}
      </Link>
    </h2>
  );
}

/** Where and what it is, after what sets it apart from others. */
export function useOrderPlace(order: OrderCardOrder): string {
  const text = useText(sharedText).order;
  const { duty, entrusted, round = 1, cellName, serverCatalogName } = order;
  return [
    duty && text.duty,
    entrusted && text.entrusted,
    round > 1 && text.reopened(round),
    cellName,
    serverCatalogName,
  ]
    .filter(Boolean)
    .join(' · ');
}

type OwnedOrder = Pick<OrderSummary, 'handlerName' | 'assigneeName' | 'handlerGroupName'> &
  Partial<Pick<OrderSummary, 'handlerId' | 'assigneeId'>>;

/** Its engineer, else its group, else nothing. */
function OrderOwner({ order }: { order: OwnedOrder }) {
  const text = useText(sharedText);
  const mine = useSession((state) => state.signedIn?.id);
  const person = order.handlerName ?? order.assigneeName;
  if (person === undefined) {
    return (
      <span className="sd-order-owner">
        <span className="sd-cut">{order.handlerGroupName || text.order.unassigned}</span>
      </span>
    );
  }
  const id = order.handlerName === undefined ? order.assigneeId : order.handlerId;
  return (
    <span className="sd-order-owner">
      <Avatar name={person} size={20} me={id !== undefined && id === mine} />
      <span className="sd-cut">{person}</span>
    </span>
  );
}
