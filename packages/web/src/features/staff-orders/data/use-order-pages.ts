import { page } from '@svcdesk/core/contract/orders';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import type { OrderFilters, OrderScope, OrderSort } from '../../../shared/domain/order/order-filters.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';

/** Filters with scope and order decided. */
export type ScopedFilters = OrderFilters & { scope: OrderScope; sort: OrderSort };

const filled = <Item>(list: readonly Item[]) => (list.length === 0 ? undefined : [...list]);

/** What asks for the orders that filters leave. */
export function requestOf(filters: ScopedFilters) {
  const { scope, status, source, priority, sla, keyword, asset, sort } = filters;
  return {
    scope,
    status: filled(status),
    source: filled(source),
    priority: filled(priority),
    sla: filled(sla),
    keyword: keyword || undefined,
    assetId: asset,
    sort,
  };
}

/** The orders that filters leave, page by page. */
export function useOrderPages(filters: ScopedFilters, enabled = true): PagedList<OrderSummary> {
  return useCallPages(page, enabled ? requestOf(filters) : undefined);
}
