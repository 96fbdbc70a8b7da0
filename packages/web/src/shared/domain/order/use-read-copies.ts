import { ccGroup, ccMine, ccRead } from '@svcdesk/core/contract/backlog';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { page } from '@svcdesk/core/contract/orders';
import { type QueryClient, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { caller } from '../../platform/api/caller.ts';
import { setCallItems } from '../../platform/api/use-call.ts';

const lists = [ccMine, ccGroup, page] as const;

/** Orders by their ids, or what finds them out. */
type Which = readonly string[] | (() => Promise<readonly string[]>);

/** Marks orders that were copied to me as read: at once in the lists that are loaded. */
export function useReadCopies(): UseMutationResult<void, Error, Which> {
  const queries = useQueryClient();
  return useMutation({ mutationFn: (which: Which) => markRead(queries, which) });
}

/** One that is opened. A failure says nothing: it stays unread, and opening it again tries again. */
export function useReadCopy(): (orderId: string) => void {
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
