import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { firstPage, mergePages, nextPage, type PageAsk, type PageOf } from './paging.ts';

interface PagedListOptions<Item> {
  /** Every filter is part of the key: another filter is another list. */
  queryKey: readonly unknown[];
  load: (ask: PageAsk, signal: AbortSignal) => Promise<PageOf<Item>>;
  keyOf: (item: Item) => string;
  enabled?: boolean;
  /** Shows the last list until the next is there: only where both are the same list at another moment. */
  keepPrevious?: boolean;
}

/** What a VirtualList shows. */
export interface PagedList<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Number of all items, loaded or not; undefined until known. */
  total?: number;
  /** Counting stopped there: there are at least as many. */
  totalIsLowerBound: boolean;
  loading: boolean;
  updating: boolean;
  loadingMore: boolean;
  hasMore: boolean;
  /** Of the first load or of an update. */
  error: unknown;
  /** Of the next page; what is shown is as good as it was. */
  moreError: unknown;
  updatedAtMs: number;
  loadMore: () => void;
  refresh: () => Promise<unknown>;
}

/** A list that grows by pages and keeps what it has while it updates. */
export function usePagedList<Item>({
  queryKey,
  load,
  keyOf,
  enabled,
  keepPrevious,
}: PagedListOptions<Item>): PagedList<Item> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: (last) => nextPage(last),
    enabled,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  });
  const pages = query.data?.pages;
  const items = useMemo(() => mergePages(pages ?? [], keyOf), [pages, keyOf]);
  return {
    items,
    keyOf,
    total: pages?.[0]?.total,
    totalIsLowerBound: pages?.[0]?.totalIsLowerBound ?? false,
    loading: query.isPending,
    updating: query.isFetching && !query.isPending && !query.isFetchingNextPage,
    loadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    error: query.isFetchNextPageError ? null : query.error,
    moreError: query.isFetchNextPageError ? query.error : null,
    updatedAtMs: query.dataUpdatedAt,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
    refresh: () => query.refetch(),
  };
}
