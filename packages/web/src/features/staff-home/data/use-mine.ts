import { page } from '@svcdesk/core/contract/orders';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';

const request = { scope: 'mine' as const, status: [2, 3, 4], sort: 'due' as const };

/** My orders of every source, for whoever has none of operations today: monitors and SE engineers. */
export function useMine(enabled: boolean): PagedList<OrderSummary> {
  return useCallPages(page, enabled ? request : undefined);
}
