import type { backlog, DataOf } from '@svcdesk/core/contract';
import { mineToday, todayPage } from '@svcdesk/core/contract/backlog';
import { page } from '@svcdesk/core/contract/orders';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caller } from '../../../shared/api/caller.ts';
import { setBadge } from '../../../shared/badges.ts';
import { type PagedList, usePagedList } from '../../../shared/list/use-paged-list.ts';
import type { OrderSummary } from '../../../shared/order/order.ts';

export type HomeCounts = DataOf<typeof backlog.mineToday>;

const keyOf = (order: OrderSummary) => order.id;

/** What I have to do today, in counts; the tab bar shows how many wait. */
export function useCounts(): UseQueryResult<HomeCounts> {
  const counts = useQuery({
    queryKey: ['backlog.mineToday'],
    queryFn: ({ signal }) => caller.call(mineToday, {}, { signal }),
  });
  const pending = counts.data?.pendingCount;
  useEffect(() => {
    if (pending !== undefined) setBadge('orders', pending);
  }, [pending]);
  return counts;
}

/** Today's operations orders, the most urgent first, of the moment that the counts were taken. */
export function useToday(asOf: string | undefined): PagedList<OrderSummary> {
  return usePagedList({
    queryKey: ['backlog.todayPage', asOf],
    keyOf,
    enabled: asOf !== undefined,
    keepPrevious: true,
    load: (ask, signal) => caller.call(todayPage, { asOf, ...ask }, { signal }),
  });
}

const atWork = [2, 3, 4];

/** My orders of every source, for whoever has none of operations today: monitors and SE engineers. */
export function useMine(enabled: boolean): PagedList<OrderSummary> {
  return usePagedList({
    queryKey: ['orders.page', 'home'],
    keyOf,
    enabled,
    load: (ask, signal) =>
      caller.call(page, { scope: 'mine', status: atWork, sort: 'due', ...ask }, { signal }),
  });
}
