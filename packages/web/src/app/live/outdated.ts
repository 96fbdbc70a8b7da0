import type { StreamEvent } from '@svcdesk/core';
import type { StreamEventKind } from '@svcdesk/core/contract';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { isInvalidated, type Read } from '../../shared/platform/api/invalidation.ts';

/** What an event of the stream makes old. */
const readsByEvent: Readonly<Record<StreamEventKind, readonly Read[] | 'all'>> = {
  order: ['orders', 'backlog', 'pool', 'plans', 'schedules', 'workbench', 'dispatch.delays'],
  work: ['projects', 'pmOrders', 'deviceOrders', 'entrust', 'requirements', 'backlog', 'workbench'],
  pool: ['pool'],
  message: ['messages', 'joins'],
  counts: ['backlog.mineToday', 'backlog.mineAll', 'orders.countStatus', 'messages.unreadAll', 'workbench'],
  reset: 'all',
};

/** What an event makes old. */
export function eventReads(kind: StreamEventKind): readonly Read[] | 'all' {
  return readsByEvent[kind];
}

/** Whether a read that is kept (call, request, language) was made old by an event. */
export function isOutdated([callId, request]: QueryKey, { kind, data }: StreamEvent): boolean {
  if (!isInvalidated(String(callId), eventReads(kind))) return false;
  const about = subjectOf(request);
  // What happened to one order leaves the details of every other one as they were.
  return about === undefined || !('id' in data) || about === data.id;
}

/** The one thing that a read is about; undefined for lists and counts. */
function subjectOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null) return undefined;
  const { orderId, id } = request as { orderId?: string; id?: string };
  return orderId ?? id;
}

/**
 * Asks anew for what something elsewhere made old. What is on its way for the first time may have been read before that
 * happened: it shows when it arrives, and is asked for once more.
 */
export function refetchOutdated(client: QueryClient, isOld: (query: Query) => boolean): void {
  const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';
  void client.invalidateQueries({ predicate: (query) => isOld(query) && !isFirst(query) });
  for (const query of client.getQueryCache().findAll({ predicate: (each) => isOld(each) && isFirst(each) })) {
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.promise?.then(again, () => undefined);
  }
}
