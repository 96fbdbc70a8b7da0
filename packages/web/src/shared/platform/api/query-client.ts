import { isSvcdeskError } from '@svcdesk/core';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { forgetWithPerson } from '../storage/personal-data.ts';
import { cacheReads } from './cached-reads.ts';
import { onWritten } from './caller.ts';
import { isAlwaysToasted, showFailure, showFailureOnce } from './failures.ts';
import { isInvalidated, readsInvalidatedBy } from './invalidation.ts';

/** Server data of the signed-in side. Core retries what is safe; a second layer of retries would only multiply them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 15_000,
      gcTime: 10 * 60_000,
      networkMode: 'always',
      // Who asks is notified of everything, not only of what it has looked at itself: it hands what it asked to parts that
      // look later, and these would keep the wait that they heard of first.
      notifyOnChangeProps: 'all',
      persister: cacheReads,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError(error, query) {
      // A page that has nothing to show says so in its place; no network and no permission are toasted too.
      // A failure of reading ahead is not told: no page shows what was asked for.
      if (query.state.data !== undefined || query.meta?.ahead === true) return;
      if (isAlwaysToasted(error)) showFailureOnce(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (mutation.meta?.ownFailure !== true) showFailure(error);
      // Another person was faster: what the page shows is old.
      if (isSvcdeskError(error) && error.kind === 'rule') void queryClient.invalidateQueries();
    },
  }),
});

/** Asks again for what a write, by its call's id, makes old, or would have. */
export function refetchAfter(callId: string): void {
  const touched = readsInvalidatedBy(callId);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => isInvalidated(String(queryKey[0]), touched),
  });
}

onWritten(refetchAfter);

forgetWithPerson(() => {
  void queryClient.cancelQueries();
  queryClient.clear();
});
