import type { ReactNode } from 'react';
import { useWaiting } from '../../platform/outbox/outbox.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import type { OrderSummary } from './order.ts';
import { OrderCard } from './order-card.tsx';
import { useReadCopy } from './use-read-copies.ts';
import { useWaitWords } from './wait-words.ts';

interface StaffOrderCardProps {
  order: OrderSummary;
  /** In the place of who has it; one on hold says there why and until when, unless said. */
  aside?: string;
  actions?: ReactNode;
  /** Where it opens; its own detail unless said. */
  to?: string;
}

/** An order in a list of staff. Opening one that was copied to me marks the copy as read. */
export function StaffOrderCard({ order, aside, actions, to }: StaffOrderCardProps) {
  const waits = useWaitWords(order);
  const waiting = useWaiting('order', order.id);
  const markRead = useReadCopy();
  return (
    <OrderCard
      order={order}
      to={to ?? withId(staffPaths.order.detail, order.id)}
      onOpen={order.unread ? () => markRead(order.id) : undefined}
      aside={aside ?? waits}
      actions={actions}
      waiting={waiting.length > 0}
    />
  );
}
