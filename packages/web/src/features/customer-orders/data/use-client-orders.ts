import type { DataOf } from '@svcdesk/core/contract';
import { cellPage, countStatus } from '@svcdesk/core/contract/orders';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SiteFilters } from '../../../shared/domain/client-order/site-list.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCall, useCallPages } from '../../../shared/platform/api/use-call.ts';

/** Orders of my sites, newest first, page by page. */
export function useClientOrders({ status, cellId, keyword }: SiteFilters): PagedList<OrderSummary> {
  return useCallPages(cellPage, {
    cellId: cellId || undefined,
    status: status === undefined ? undefined : [status],
    keyword: keyword.trim() || undefined,
  });
}

function byStatus(counts: DataOf<typeof countStatus>): ReadonlyMap<number, number> {
  return new Map(counts.map(({ status, count }) => [status, count]));
}

/** How many orders stand in each status. */
export function useStatusCounts(cellId: string): UseQueryResult<ReadonlyMap<number, number>> {
  return useCall(countStatus, cellId === '' ? {} : { cellId }, { select: byStatus });
}
