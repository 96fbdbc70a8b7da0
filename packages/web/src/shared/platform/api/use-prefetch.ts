import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { savesData } from '../saves-data.ts';
import { type ReadAhead, readAhead } from './read-ahead.ts';

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
