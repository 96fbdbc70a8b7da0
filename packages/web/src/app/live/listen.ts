import { listenToEvents, type StreamEvent } from '@svcdesk/core';
import { streamEventKinds } from '@svcdesk/core/contract/events';
import type { Query } from '@tanstack/react-query';
import { caller } from '../../shared/platform/api/caller.ts';
import { isInvalidated } from '../../shared/platform/api/invalidation.ts';
import { queryClient } from '../../shared/platform/api/query-client.ts';
import { networkMissed, networkReached } from '../../shared/platform/network.ts';
import { eventReads, isOutdated, refetchOutdated } from './outdated.ts';

/** So long events are gathered: what comes in a burst is asked for once. */
const gatherMs = 300;

const changes = streamEventKinds.filter((kind) => kind !== 'reset').map(eventReads);

/** What is shown was read before the first stream was open: no event tells what happened in between. */
const mayHaveChanged = (query: Query): boolean =>
  query.isActive() && changes.some((touched) => isInvalidated(String(query.queryKey[0]), touched));

/** Hears of what happens elsewhere and asks anew for what it made old; gives back what ends it. */
export function listenForChanges(): () => void {
  let gathered: StreamEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOpen = false;
  const refetch = () => {
    const events = gathered;
    gathered = [];
    timer = undefined;
    refetchOutdated(queryClient, ({ queryKey }) => events.some((event) => isOutdated(queryKey, event)));
  };
  const listening = listenToEvents(caller, {
    onEvent(event) {
      gathered.push(event);
      timer ??= setTimeout(refetch, gatherMs);
    },
    onState(state, error) {
      if (state === 'open') {
        networkReached();
        if (!wasOpen) refetchOutdated(queryClient, mayHaveChanged);
        wasOpen = true;
      } else if (error?.kind === 'network') networkMissed();
    },
  });
  return () => {
    clearTimeout(timer);
    listening.stop();
  };
}
