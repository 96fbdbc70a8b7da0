import { items } from '@svcdesk/core';
import {
  ccGroup,
  ccMine,
  pendingItsm,
  pendingSe,
  timeout,
  todayMonitor,
  todayPage,
  todaySe,
  willTimeout,
} from '@svcdesk/core/contract/backlog';
import { maxPageSize } from '@svcdesk/core/contract/limits';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import type { TodoCategory, TodoPart, TodoSource, Whose } from './todo.ts';

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

/** To-dos of a kind, the most urgent first, of the moment that the counts were taken. */
export function useTodos(
  kind: keyof typeof todoCalls,
  { today, whose: scope }: { readonly today: boolean; readonly whose: Whose },
  asOf: string | undefined,
): PagedList<OrderSummary> {
  return useCallPages(todoCalls[kind], asOf === undefined ? undefined : { asOf, today, scope }, {
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
  scope: Whose,
  asOf: string | undefined,
): PagedList<OrderSummary> {
  const request = asOf === undefined ? undefined : { unread: part === 'unread', scope };
  return useCallPages(copyCalls[via], request, { keepPrevious: true, moment: asOf });
}

/** All that were copied, where that is what shows; the counts are of the unread ones alone. */
export function useAllCopies(
  category: TodoCategory,
  part: TodoPart | undefined,
  scope: Whose,
  asOf: string | undefined,
): PagedList<OrderSummary> | undefined {
  const isCopies = category === 'copied' || category === 'groupCopied';
  const isAll = isCopies && part === 'all';
  const list = useCopies(isCopies ? category : 'copied', 'all', scope, isAll ? asOf : undefined);
  return isAll ? list : undefined;
}
