import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryClient } from '@tanstack/react-query';

/** What is asked for before anybody looks: an answer, or a list's first page. */
export type ReadAhead = FetchQueryOptions | FetchInfiniteQueryOptions;

function isList(read: ReadAhead): read is FetchInfiniteQueryOptions {
  return read.initialPageParam !== undefined;
}

/** What was read meanwhile is not read again for this. */
const staleTime = 10 * 60_000;

/** Reads what will be needed next. A failure is not shown: whoever goes there asks anew. */
export async function readAhead(queries: QueryClient, read: ReadAhead): Promise<void> {
  if (isList(read)) await queries.prefetchInfiniteQuery({ ...read, staleTime });
  else await queries.prefetchQuery({ ...read, staleTime });
}
