import { mineAll, mineToday } from '@svcdesk/core/contract/backlog';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { setBadge } from '../../../shared/platform/badges.ts';
import type { HomeCounts } from './todo.ts';

export type CountsQuery = UseQueryResult<HomeCounts>;

/** What I have to do, in counts. The tab bar shows how many wait today. */
export function useCounts(span: 'today' | 'all' = 'today'): CountsQuery {
  const counts: CountsQuery = useCall(span === 'today' ? mineToday : mineAll, {});
  const pending = span === 'today' ? counts.data?.pendingCount : undefined;
  useEffect(() => {
    if (pending !== undefined) setBadge('orders', pending);
  }, [pending]);
  return counts;
}

/**
 * A list that stands for one of the counts: it waits for them, fails with them, and is refreshed by them,
 * because new counts have a new moment and the list follows it; the list alone would no longer agree.
 */
export function followCounts<Item>(list: PagedList<Item>, counts: CountsQuery): PagedList<Item> {
  const error = list.error ?? counts.error;
  return {
    ...list,
    error,
    updating: list.updating || counts.isRefetching,
    refresh: () =>
      counts.data !== undefined && list.error
        ? Promise.all([counts.refetch(), list.refresh()])
        : counts.refetch(),
  };
}
