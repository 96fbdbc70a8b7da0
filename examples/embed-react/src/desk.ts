'use client';
/** The desk by hooks of TanStack Query: any call as a query or a write, and what happens there as it happens. */
import {
  type CallOptions,
  createCaller,
  createSession,
  isSvcdeskError,
  listenToEvents,
  type Session,
  webStorage,
} from '@svcdesk/core';
import type { Call, DataOf, RequestOf } from '@svcdesk/core/contract';
import { errorLabel } from '@svcdesk/core/labels/error';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

// Where there is no page, as on Next's server, nobody is signed in.
export const session: Session = createSession(
  typeof window === 'undefined' ? {} : { storage: webStorage(localStorage) },
);
export const caller = createCaller({
  baseUrl: typeof window === 'undefined' ? 'http://127.0.0.1:8700' : location.origin,
  session,
  locale: 'en',
  errorText: errorLabel,
});

/** What is shown of an error: `message` is for logs. */
export function wordsOf(error: unknown): string | undefined {
  return isSvcdeskError(error) ? error.text : error ? 'This page has failed.' : undefined;
}

/** Who is signed in. */
export function useSignedIn() {
  return useSyncExternalStore(session.subscribe, session.current, () => undefined);
}

/** What a call answers, kept under its id and request. */
export function useCall<C extends Call>(call: C, request: RequestOf<C>) {
  return useQuery({
    queryKey: [call.id, request],
    queryFn: ({ signal }): Promise<DataOf<C>> => caller.call(call, request, { signal }),
  });
}

/** A call that changes something; what was asked before is asked anew after it, whatever came of it. */
export function useWrite<C extends Call>(call: C, options?: CallOptions) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<C>): Promise<DataOf<C>> => caller.call(call, request, options),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** Keeps what is shown as it is on the desk, for as long as a person is signed in. */
export function useLive(accountId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (accountId === undefined) return;
    const { stop } = listenToEvents(caller, { onEvent: () => void queries.invalidateQueries() });
    return stop;
  }, [accountId, queries]);
}
