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
import { type PagedList, usePagedList } from '../../../shared/blocks/list/use-paged-list.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import type { TodoPart, TodoSource } from './todo.ts';

const keyOf = (order: OrderSummary) => order.id;

const todayCalls = { operations: todayPage, monitoring: todayMonitor, se: todaySe } as const;
const todoCalls = { itsm: pendingItsm, se: pendingSe, late: timeout, soon: willTimeout } as const;
const copyCalls = { copied: ccMine, groupCopied: ccGroup } as const;

/** Today's orders of a source, the most urgent first, of the moment that the counts were taken. */
export function useToday(source: TodoSource, asOf: string | undefined): PagedList<OrderSummary> {
  const call = todayCalls[source];
  return usePagedList({
    queryKey: [call.id, asOf],
    keyOf,
    enabled: asOf !== undefined,
    keepPrevious: true,
    load: (ask, signal) => caller.call(call, { asOf, ...ask }, { signal }),
  });
}

/** To-dos of a kind, the most urgent first, of the moment that the counts were taken. */
export function useTodos(
  kind: keyof typeof todoCalls,
  today: boolean,
  asOf: string | undefined,
): PagedList<OrderSummary> {
  const call = todoCalls[kind];
  return usePagedList({
    queryKey: [call.id, today, asOf],
    keyOf,
    enabled: asOf !== undefined,
    keepPrevious: true,
    load: (ask, signal) => caller.call(call, { asOf, today, ...ask }, { signal }),
  });
}

/** Orders copied to me or to a group of mine, unread first; new counts make it a new list. */
export function useCopies(
  via: keyof typeof copyCalls,
  part: TodoPart<'copied'>,
  asOf: string | undefined,
): PagedList<OrderSummary> {
  const call = copyCalls[via];
  return usePagedList({
    queryKey: [call.id, part, asOf],
    keyOf,
    enabled: asOf !== undefined,
    keepPrevious: true,
    load: (ask, signal) => caller.call(call, { unread: part === 'unread', ...ask }, { signal }),
  });
}
