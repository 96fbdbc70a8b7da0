import { detail, history } from '@svcdesk/core/contract/orders';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { setCallData, useCall } from '../../platform/api/use-call.ts';
import type { HandleRecord, OrderDetail } from './order.ts';
import { solutionFiles } from './solution-files.ts';

/** Id of the order that the address names. */
export function useOrderId(): string {
  const [query] = useSearchParams();
  return query.get('id') ?? '';
}

/** All of an order. */
export function useOrder(id: string, enabled = true): UseQueryResult<OrderDetail> {
  return useCall(detail, enabled ? { orderId: id } : undefined);
}

/** Shows an order's new state at once; the rest of the detail is asked for again. */
export function showNewOrder(queries: QueryClient, id: string, data: Partial<OrderDetail>): void {
  setCallData(queries, detail, { orderId: id }, (before) => ({ ...before, ...data }));
}

/** What happened to an order, oldest first. */
export function useHistory(id: string, enabled = true): UseQueryResult<HandleRecord[]> {
  return useCall(history, enabled ? { orderId: id } : undefined);
}

/** Files that came with the solution, by the history that the screen of an order shows anyway. */
export function useSolutionFiles(order: OrderDetail): HandleRecord['attachments'] {
  const records = useHistory(order.id, order.solution !== undefined).data ?? [];
  return solutionFiles(order, records);
}
