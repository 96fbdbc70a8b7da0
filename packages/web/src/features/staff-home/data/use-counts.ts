import { mineAll, mineToday, underlingAll, underlingToday } from '@svcdesk/core/contract/backlog';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { setBadge } from '../../../shared/platform/badges.ts';
import type { HomeCounts, Whose } from './todo.ts';

export type CountsQuery = UseQueryResult<HomeCounts>;

const calls = {
  mine: { today: mineToday, all: mineAll },
  underling: { today: underlingToday, all: underlingAll },
} as const;

/** What I or the people whom I lead have to do, in counts. The tab bar shows how many wait today for me. */
export function useCounts(span: 'today' | 'all' = 'today', whose: Whose = 'mine'): CountsQuery {
  const counts: CountsQuery = useCall(calls[whose][span], {});
  const pending = span === 'today' && whose === 'mine' ? counts.data?.pendingCount : undefined;
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
