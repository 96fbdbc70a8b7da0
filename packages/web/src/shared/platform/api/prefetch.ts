import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** What is asked for before anybody looks: an answer, or a list's first page. */
export type ReadAhead = FetchQueryOptions | FetchInfiniteQueryOptions;

function isList(read: ReadAhead): read is FetchInfiniteQueryOptions {
  return read.initialPageParam !== undefined;
}

/** What was read meanwhile is not read again for this. */
const staleTime = 10 * 60_000;

/** Reads what will be needed next. A failure is not shown: the screen asks anew. */
export async function readAhead(queries: QueryClient, read: ReadAhead): Promise<void> {
  if (isList(read)) await queries.prefetchInfiniteQuery({ ...read, staleTime });
  else await queries.prefetchQuery({ ...read, staleTime });
}

/** So long what one looks at has the line for itself. */
const waitMs = 3000;

/**
 * Reads what will be needed next while nothing else is to do, one after the other, so that it is there where no network
 * is.
 */
export function usePrefetch(reads: readonly ReadAhead[]): void {
  const queries = useQueryClient();
  const wanted = useRef(reads);
  wanted.current = reads;
  const key = hashKey(reads.map(({ queryKey }) => queryKey));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is named by its key, and is another value at every drawing
  useEffect(() => {
    if (savesData()) return;
    let here = true;
    const timer = setTimeout(async () => {
      for (const read of wanted.current) if (here) await readAhead(queries, read);
    }, waitMs);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [queries, key]);
}

/** Whether the phone is set to load only what is asked for: then nothing is read ahead. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
