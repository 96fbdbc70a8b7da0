import { page } from '@svcdesk/core/contract/orders';
import { type PagedList, usePagedList } from '../../../shared/blocks/list/use-paged-list.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { caller } from '../../../shared/platform/api/caller.ts';

const keyOf = (order: OrderSummary) => order.id;
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
