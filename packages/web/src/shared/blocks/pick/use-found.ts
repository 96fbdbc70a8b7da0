import type { Call, RequestOf } from '@svcdesk/core/contract';
import { normalizeLine } from '@svcdesk/core/format';
import { useMemo, useState } from 'react';
import type { PagedList } from '../../platform/api/paging.ts';
import { type ItemOf, useCallPages } from '../../platform/api/use-call.ts';
import { useSettled } from '../../platform/hooks/use-settled.ts';
import { holding } from './holding.ts';

/** A thing to choose, in words; what a form keeps of it. */
export interface Found {
  id: string;
  words: string;
  /** Stands small below: where it is, what belongs to it. */
  note?: string;
}

/** What a list call finds, page by page, as choices; the last answer shows until the next is there. `toFound` stands outside of components. */
export function useFoundPages<C extends Call, Item extends Found>(
  call: C,
  request: Omit<RequestOf<C>, 'page' | 'next'> | undefined,
  toFound: (item: ItemOf<C>) => Item,
): PagedList<Item> {
  const list = useCallPages(call, request, { keepPrevious: true });
  const items = useMemo(() => list.items.map(toFound), [list.items, toFound]);
  return { ...list, items, keyOf };
}

/** The parts of a query whose answer holds all there is. */
interface Whole<Item> {
  data: readonly Item[] | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** What of a whole list holds every word that was typed, as choices of one page. */
export function useFoundHere<Item extends Found>(query: Whole<Item>, typed: string): PagedList<Item> {
  const items = useMemo(() => holding(query.data ?? [], typed), [query.data, typed]);
  return {
    items,
    keyOf,
    total: items.length,
    totalIsLowerBound: false,
    loading: query.isPending,
    updating: query.isFetching && !query.isPending,
    loadingMore: false,
    hasMore: false,
    error: query.error,
    moreError: null,
    updatedAtMs: query.dataUpdatedAt,
    loadMore: () => undefined,
    refresh: query.refetch,
  };
}

const keyOf = ({ id }: Found) => id;

/** What is typed into a picker. */
export interface Typed {
  typed: string;
  setTyped: (typed: string) => void;
  /** What to ask for: without spaces around, once one pauses. */
  words: string;
}

/** Holds what is typed into a picker, and what to ask for. */
export function useTyped(): Typed {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, words: useSettled(normalizeLine(typed)) };
}
