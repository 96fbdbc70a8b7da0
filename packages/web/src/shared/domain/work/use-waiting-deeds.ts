import { useMemo } from 'react';
import { useWaiting } from '../../platform/outbox/outbox.ts';
import type { WaitingDeed } from './after-waiting.ts';

/** What this phone has done to a thing that waits for the network, oldest first. */
export function useWaitingDeeds(kind: string, id: string): readonly WaitingDeed[] {
  const items = useWaiting(kind, id);
  return useMemo(
    () =>
      items.flatMap(({ about, request, at, state }) =>
        about && state === 'waiting' ? [{ action: about.action, request, atMs: Date.parse(at) }] : [],
      ),
    [items],
  );
}
