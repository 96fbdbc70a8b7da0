import { listenToEvents, type StreamEvent } from '@svcdesk/core';
import { askAnew } from '../../shared/platform/api/ask-anew.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import { isOutdated } from '../../shared/platform/api/outdated.ts';
import { queryClient } from '../../shared/platform/api/query-client.ts';
import { networkMissed, networkReached } from '../../shared/platform/network.ts';

/** So long events are gathered: what comes in a burst is asked for once. */
const gatherMs = 300;

/** Hears of what happens elsewhere and asks anew for what it made old; gives back what ends it. */
export function listenForChanges(): () => void {
  let gathered: StreamEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refetch = () => {
    const events = gathered;
    gathered = [];
    timer = undefined;
    askAnew(queryClient, ({ queryKey }) => events.some((event) => isOutdated(queryKey, event)));
  };
  const listening = listenToEvents(caller, {
    onEvent(event) {
      gathered.push(event);
      timer ??= setTimeout(refetch, gatherMs);
    },
    onState(state, error) {
      if (state === 'open') networkReached();
      else if (error?.kind === 'network') networkMissed();
    },
  });
  return () => {
    clearTimeout(timer);
    listening.stop();
  };
}
