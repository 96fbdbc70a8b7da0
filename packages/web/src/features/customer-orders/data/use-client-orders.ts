import { cellPage, countStatus } from '@svcdesk/core/contract/orders';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type PagedList, usePagedList } from '../../../shared/blocks/list/use-paged-list.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import type { ListFilters } from './list-filters.ts';

const keyOf = (order: OrderSummary) => order.id;

/** Orders of my sites, newest first, page by page. */
export function useClientOrders({ status, cellId, keyword }: ListFilters): PagedList<OrderSummary> {
  return usePagedList({
    queryKey: ['orders.cellPage', { status, cellId, keyword }],
    keyOf,
    load: (ask, signal) =>
      caller.call(
        cellPage,
        {
          cellId: cellId || undefined,
          status: status === undefined ? undefined : [status],
          keyword: keyword.trim() || undefined,
          ...ask,
        },
        { signal },
      ),
  });
}

/** How many orders stand in each status. */
export function useStatusCounts(cellId: string): UseQueryResult<ReadonlyMap<number, number>> {
  return useQuery({
    queryKey: ['orders.countStatus', cellId],
    queryFn: ({ signal }) => caller.call(countStatus, { cellId: cellId || undefined }, { signal }),
    select: (counts): ReadonlyMap<number, number> =>
      new Map(counts.map(({ status, count }) => [status, count])),
  });
}
