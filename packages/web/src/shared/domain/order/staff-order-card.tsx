import { ccGroup, ccMine, ccRead } from '@svcdesk/core/contract/backlog';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { page } from '@svcdesk/core/contract/orders';
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { caller } from '../../platform/api/caller.ts';
import { setCallItems } from '../../platform/api/use-call.ts';
import { useWaiting } from '../../platform/outbox/outbox.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import type { OrderSummary } from './order.ts';
import { OrderCard } from './order-card.tsx';
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

const lists = [ccMine, ccGroup, page] as const;

/** Orders by their ids, or what finds them out. */
type Which = readonly string[] | (() => Promise<readonly string[]>);

/** Marks orders that were copied to me as read: at once in the lists that are loaded. */
export function useReadCopies(): UseMutationResult<void, Error, Which> {
  const queries = useQueryClient();
  return useMutation({ mutationFn: (which: Which) => markRead(queries, which) });
}

/** One that is opened. A failure says nothing: it stays unread, and opening it again tries again. */
function useReadCopy(): (orderId: string) => void {
  const queries = useQueryClient();
  return (orderId) => {
    markRead(queries, [orderId]).catch(() => {});
  };
}

async function markRead(queries: QueryClient, which: Which): Promise<void> {
  const orderIds = typeof which === 'function' ? await which() : which;
  const atOnce = maxLengthOf(ccRead, 'orderIds') ?? orderIds.length;
  for (let from = 0; from < orderIds.length; from += atOnce)
    await caller.call(ccRead, { orderIds: orderIds.slice(from, from + atOnce) });
  for (const call of lists)
    setCallItems(queries, call, (order) =>
      order.unread === true && orderIds.includes(order.id) ? { ...order, unread: false } : order,
    );
}
