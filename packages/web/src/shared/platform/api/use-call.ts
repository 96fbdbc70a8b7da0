import { isSvcdeskError } from '@svcdesk/core';
import type { Call, DataOf, RequestOf } from '@svcdesk/core/contract';
import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { currentLocale, type Locale, useLocale } from '../i18n/locale.ts';
import { caller } from './caller.ts';
import {
  firstPage,
  mergePages,
  nextPage,
  type PageAsk,
  type PagedList,
  type PageOf,
  withItems,
} from './paging.ts';
import { useSession } from './session.ts';

/** What a read is kept under: names in the data come in the language that they were asked for in, for one account. */
export function callKey<C extends Call>(
  call: C,
  request: RequestOf<C> | undefined,
  locale: Locale = currentLocale(),
  account: string | undefined = useSession.getState().signedIn?.id,
): QueryKey {
  return [call.id, request ?? null, locale, account ?? null];
}

interface ReadOptions<Data, Missing, Shown> {
  /** How long an answer is as good as new; a few seconds unless said. */
  staleMs?: number;
  /** What the screen takes of the answer. */
  select?: (data: Data | Missing) => Shown;
  /** What shows where the server says that there is none. */
  whenMissing?: Missing;
  /** What is known of it already, such as from the list that one comes from. */
  initial?: () => Data | undefined;
  /** Shows the last answer until the next is there: only where both are the same record at another moment. */
  keepPrevious?: boolean;
}

/** Reads what a call answers and keeps it; without a request it waits until there is one. */
export function useCall<C extends Call, Missing = never, Shown = DataOf<C> | Missing>(
  call: C,
  request: RequestOf<C> | undefined,
  { staleMs, select, whenMissing, initial, keepPrevious }: ReadOptions<DataOf<C>, Missing, Shown> = {},
): UseQueryResult<Shown> {
  const locale = useLocale((state) => state.locale);
  const account = useSession((state) => state.signedIn?.id);
  return useQuery({
    queryKey: callKey(call, request, locale, account),
    queryFn: async ({ signal }): Promise<DataOf<C> | Missing> => {
      try {
        return await caller.call(call, request as RequestOf<C>, { signal });
      } catch (error) {
        if (whenMissing !== undefined && isSvcdeskError(error, 'notFound')) return whenMissing;
        throw error;
      }
    },
    enabled: request !== undefined,
    staleTime: staleMs,
    select,
    initialData: initial,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  }) as UseQueryResult<Shown>;
}

/** A read as it is asked for before anybody looks: the same that `useCall` shows then. */
export function readOf<C extends Call>(call: C, request: RequestOf<C>): FetchQueryOptions {
  return {
    queryKey: callKey(call, request),
    queryFn: ({ signal }) => caller.call(call, request, { signal }),
    meta: { ahead: true },
  };
}

type ListRequest<C extends Call> = Omit<RequestOf<C>, 'page' | 'next'>;

/** What a list is kept under, and how its pages are asked for. */
function pagesOf<C extends Call>(
  call: C,
  request: ListRequest<C> | undefined,
  locale: Locale,
  moment?: string,
) {
  return {
    queryKey: [...callKey(call, request as RequestOf<C>, locale), 'pages', moment ?? null],
    queryFn: ({ pageParam, signal }: { pageParam: PageAsk; signal: AbortSignal }) =>
      caller.call(call, { ...request, ...pageParam } as RequestOf<C>, { signal }) as Promise<
        PageOf<ItemOf<C>>
      >,
    initialPageParam: firstPage,
  };
}

/** A list's first page as it is asked for before anybody looks: the same that `useCallPages` shows then. */
export function firstPageOf<C extends Call>(call: C, request: ListRequest<C>): FetchInfiniteQueryOptions {
  return {
    ...pagesOf(call, request, currentLocale()),
    meta: { ahead: true },
  } as FetchInfiniteQueryOptions;
}

/** Changes what is kept of a read, so that it shows at once what the server has just answered to a write. */
export function setCallData<C extends Call>(
  queries: QueryClient,
  call: C,
  request: RequestOf<C>,
  change: (data: DataOf<C>) => DataOf<C> | undefined,
): void {
  queries.setQueryData<DataOf<C>>(callKey(call, request), (data) =>
    data === undefined ? undefined : change(data),
  );
}

/** Whatever has an id; an asset's is called otherwise. */
type Keyed = { id: string } | { ciId: string };

/** What a list call lists. */
export type ItemOf<C extends Call> = DataOf<C> extends { list: (infer Item extends Keyed)[] } ? Item : never;

interface PagesOptions {
  /** When the list was, for a call that cannot be asked for a moment: at another one it is read anew. */
  moment?: string;
  /** Shows the last list until the next is there: only where both are the same list at another moment. */
  keepPrevious?: boolean;
}

/** Changes items in every list of a call that is kept, at whatever page and with whatever filters. */
export function setCallItems<C extends Call>(
  queries: QueryClient,
  call: C,
  change: (item: ItemOf<C>) => ItemOf<C>,
): void {
  queries.setQueriesData<InfiniteData<PageOf<ItemOf<C>>>>(
    { queryKey: [call.id], predicate: ({ queryKey }) => queryKey.includes('pages') },
    (list) => list && withItems(list, change),
  );
}

const keyOf = (item: Keyed) => ('id' in item ? item.id : item.ciId);

/** A list that grows by pages and keeps what it has while it updates; without a request it waits until there is one. */
export function useCallPages<C extends Call>(
  call: C,
  request: ListRequest<C> | undefined,
  { moment, keepPrevious }: PagesOptions = {},
): PagedList<ItemOf<C>> {
  const locale = useLocale((state) => state.locale);
  const query = useInfiniteQuery({
    ...pagesOf(call, request, locale, moment),
    getNextPageParam: (last) => nextPage(last),
    enabled: request !== undefined,
    placeholderData: keepPrevious ? keepPreviousData : undefined,
  });
  const pages = query.data?.pages;
  const items = useMemo(() => mergePages(pages ?? [], keyOf), [pages]);
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
