import type { DataOf } from '@svcdesk/core/contract';
import { findOne } from '@svcdesk/core/contract/cells';
import { tree } from '@svcdesk/core/contract/dictionary';
import { detail, history } from '@svcdesk/core/contract/orders';
import { stops } from '@svcdesk/core/contract/schedules';
import type { UseQueryResult } from '@tanstack/react-query';
import { usePrefetch } from '../../shared/platform/api/prefetch.ts';
import { readOf, useCall } from '../../shared/platform/api/use-call.ts';
import type { Visit } from './day.ts';

export type DayQuery = UseQueryResult<DataOf<typeof stops>>;

/** My day from place to place. */
export function useDay(): DayQuery {
  return useCall(stops, {}, { keepPrevious: true });
}

/** Stops that are kept for a time without a network. An engineer gets to no more before there is one again. */
const maxStops = 12;
/** What is chosen from on site. */
const codes = ['cause', 'hangUpReason', 'declineReason'] as const;

/** Keeps on this phone what the orders of the day ask for, so that work can begin where no network is. */
export function useDayAhead(stops: readonly Visit[]): void {
  const orders = stops.flatMap(({ order }) => order ?? []).slice(0, maxStops);
  const cellIds = [...new Set(orders.map(({ cellId }) => cellId))];
  usePrefetch([
    ...orders.map(({ id }) => readOf(detail, { orderId: id })),
    ...orders.map(({ id }) => readOf(history, { orderId: id })),
    ...cellIds.map((cellId) => readOf(findOne, { cellId })),
    ...(orders.length > 0 ? codes.map((code) => readOf(tree, { code })) : []),
  ]);
}
