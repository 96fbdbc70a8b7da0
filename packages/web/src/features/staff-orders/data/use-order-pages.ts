import { page } from '@svcdesk/core/contract/orders';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import type { OrderFilters, OrderScope, OrderSort } from '../../../shared/domain/order/order-filters.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';

/** Filters with scope and order decided. */
export type ScopedFilters = OrderFilters & { scope: OrderScope; sort: OrderSort };

const filled = <Item>(list: readonly Item[]) => (list.length === 0 ? undefined : [...list]);

/** The orders that filters leave, page by page. */
export function useOrderPages(filters: ScopedFilters, enabled = true): PagedList<OrderSummary> {
  const { scope, status, source, priority, sla, keyword, asset, sort } = filters;
  const request = {
    scope,
    status: filled(status),
    source: filled(source),
    priority: filled(priority),
    sla: filled(sla),
    keyword: keyword || undefined,
    assetId: asset,
    sort,
  };
  return useCallPages(page, enabled ? request : undefined);
}
