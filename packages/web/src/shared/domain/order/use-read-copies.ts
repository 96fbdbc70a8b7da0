import { ccRead } from '@svcdesk/core/contract/backlog';
import {
  type InfiniteData,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { PageOf } from '../../blocks/list/paging.ts';
import { caller } from '../../platform/api/caller.ts';
import { withCopiesRead } from './copies-read.ts';
import type { OrderSummary } from './order.ts';

/** So many orders the server marks at once. */
const atOnceMax = 100;

const lists = ['backlog.ccMine', 'backlog.ccGroup', 'orders.page'] as const;
const counts = ['backlog.mineToday', 'backlog.mineAll'] as const;

/**
 * Marks orders that were copied to me as read: at once in the lists that are loaded, and in the counts.
 * With `quiet` a failure says nothing: the order stays unread, and opening it again tries again.
 */
export function useReadCopies({ quiet = false } = {}): UseMutationResult<void, Error, readonly string[]> {
  const queries = useQueryClient();
  return useMutation({
    meta: { ownFailure: quiet },
    mutationFn: async (orderIds: readonly string[]) => {
      for (let from = 0; from < orderIds.length; from += atOnceMax)
        await caller.call(ccRead, { orderIds: orderIds.slice(from, from + atOnceMax) });
    },
    onSuccess: async (_done, orderIds) => {
      for (const key of lists)
        queries.setQueriesData<InfiniteData<PageOf<OrderSummary>>>({ queryKey: [key] }, (list) =>
          withCopiesRead(list, orderIds),
        );
      await Promise.all(counts.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
}
