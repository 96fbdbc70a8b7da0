import { page } from '@svcdesk/core/contract/orders';
import { type PagedList, usePagedList } from '../../../shared/blocks/list/use-paged-list.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import type { OrderFilters, OrderScope } from '../../../shared/domain/order/order-filters.ts';
import { caller } from '../../../shared/platform/api/caller.ts';

const keyOf = (order: OrderSummary) => order.id;

/** Filters with the scope decided. */
export type ScopedFilters = OrderFilters & { scope: OrderScope };

const filled = <Item>(list: readonly Item[]) => (list.length === 0 ? undefined : [...list]);

/** The orders that filters leave, page by page. */
export function useOrderPages(filters: ScopedFilters, enabled = true): PagedList<OrderSummary> {
  const { scope, status, source, priority, sla, keyword, sort } = filters;
  return usePagedList({
    queryKey: ['orders.page', filters],
    keyOf,
    enabled,
    load: (ask, signal) =>
      caller.call(
        page,
        {
          scope,
          status: filled(status),
          source: filled(source),
          priority: filled(priority),
          sla: filled(sla),
          keyword: keyword || undefined,
          sort,
          ...ask,
        },
        { signal },
      ),
  });
}
