import { detail, history } from '@svcdesk/core/contract/orders';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { caller } from '../../platform/api/caller.ts';
import type { HandleRecord, OrderDetail } from './order.ts';

/** Id of the order that the address names. */
export function useOrderId(): string {
  const [query] = useSearchParams();
  return query.get('id') ?? '';
}

export const orderKey = (id: string) => ['orders.detail', id] as const;

/** All of an order. */
export function useOrder(id: string, enabled = true): UseQueryResult<OrderDetail> {
  return useQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => caller.call(detail, { orderId: id }, { signal }),
    enabled,
  });
}

/** What happened to an order, oldest first. */
export function useHistory(id: string, enabled = true): UseQueryResult<HandleRecord[]> {
  return useQuery({
    queryKey: ['orders.history', id],
    queryFn: ({ signal }) => caller.call(history, { orderId: id }, { signal }),
    enabled,
  });
}
