import { items } from '@svcdesk/core';
import {
  ccGroup,
  ccMine,
  mineAll,
  mineToday,
  pendingItsm,
  pendingSe,
  timeout,
  todayMonitor,
  todayPage,
  todaySe,
  underlingAll,
  underlingToday,
  willTimeout,
} from '@svcdesk/core/contract/backlog';
import { maxPageSize } from '@svcdesk/core/contract/limits';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import type { PagedList } from '../../shared/platform/api/paging.ts';
import { useCall, useCallPages } from '../../shared/platform/api/use-call.ts';
import { setBadge } from '../../shared/platform/badges.ts';
import type { HomeCounts, TodoCategory, TodoPart, TodoSource, Whose } from './todo.ts';

export type CountsQuery = UseQueryResult<HomeCounts>;

const calls = {
  mine: { today: mineToday, all: mineAll },
  underling: { today: underlingToday, all: underlingAll },
} as const;

/** What I or the people whom I lead, or one of them, have to do, in counts. The tab bar shows how many wait today for me. */
export function useCounts(
  span: 'today' | 'all' = 'today',
  whose: Whose = 'mine',
  accountId?: string,
): CountsQuery {
  const counts: CountsQuery = useCall(calls[whose][span], { accountId });
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

const todayCalls = { operations: todayPage, monitoring: todayMonitor, se: todaySe } as const;
const todoCalls = { itsm: pendingItsm, se: pendingSe, late: timeout, soon: willTimeout } as const;
const copyCalls = { copied: ccMine, groupCopied: ccGroup } as const;

/** Today's orders of a source, the most urgent first, of the moment that the counts were taken. */
export function useToday(
  source: TodoSource,
  scope: Whose,
  asOf: string | undefined,
): PagedList<OrderSummary> {
  return useCallPages(todayCalls[source], asOf === undefined ? undefined : { asOf, scope }, {
    keepPrevious: true,
  });
}

/** Whose to-dos they are: mine, of all whom I lead, or of one of them. */
export interface TodosOf {
  /** Of what counts today, not of everything. */
  readonly today: boolean;
  readonly whose: Whose;
  readonly personId?: string | undefined;
}

/** To-dos of a kind, the most urgent first, of the moment that the counts were taken. */
export function useTodos(
  kind: keyof typeof todoCalls,
  { today, whose: scope, personId: accountId }: TodosOf,
  asOf: string | undefined,
): PagedList<OrderSummary> {
  return useCallPages(todoCalls[kind], asOf === undefined ? undefined : { asOf, today, scope, accountId }, {
    keepPrevious: true,
  });
}

/** All that were copied in a way and are unread, however many the list has loaded. */
export async function unreadCopies(via: keyof typeof copyCalls): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of items(caller, copyCalls[via], { unread: true, size: maxPageSize })) ids.push(id);
  return ids;
}

/** Orders copied to people or to a group of theirs, unread first; new counts make it a new list. */
export function useCopies(
  via: keyof typeof copyCalls,
  part: TodoPart<'copied'>,
  { whose: scope, personId: accountId }: Omit<TodosOf, 'today'>,
  asOf: string | undefined,
): PagedList<OrderSummary> {
  const request = asOf === undefined ? undefined : { unread: part === 'unread', scope, accountId };
  return useCallPages(copyCalls[via], request, { keepPrevious: true, moment: asOf });
}

/** All that were copied, where that is what shows; the counts are of the unread ones alone. */
export function useAllCopies(
  category: TodoCategory,
  part: TodoPart | undefined,
  of: Omit<TodosOf, 'today'>,
  asOf: string | undefined,
): PagedList<OrderSummary> | undefined {
  const isCopies = category === 'copied' || category === 'groupCopied';
  const isAll = isCopies && part === 'all';
  const list = useCopies(isCopies ? category : 'copied', 'all', of, isAll ? asOf : undefined);
  return isAll ? list : undefined;
}
