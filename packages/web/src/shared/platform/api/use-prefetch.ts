import { type FetchQueryOptions, hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { savesData } from '../saves-data.ts';

/** So long what one looks at has the line for itself. */
const waitMs = 3000;
/** What was read meanwhile is not read again for this. */
const staleTime = 10 * 60_000;

/**
 * Reads what will be needed next while nothing else is to do, one after the other, so that it is there where no network
 * is. Nobody is told of a failure: whoever goes there asks by himself.
 */
export function usePrefetch(reads: readonly FetchQueryOptions[]): void {
  const queries = useQueryClient();
  const wanted = useRef(reads);
  wanted.current = reads;
  const key = hashKey(reads.map(({ queryKey }) => queryKey));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is named by its key, and is another value at every drawing
  useEffect(() => {
    if (savesData()) return;
    let here = true;
    const timer = setTimeout(async () => {
      for (const read of wanted.current) {
        if (here && navigator.onLine) await queries.prefetchQuery({ ...read, staleTime });
      }
    }, waitMs);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [queries, key]);
}
