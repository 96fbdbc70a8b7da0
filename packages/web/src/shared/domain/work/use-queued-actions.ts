import { type QueuedAction, queuedActions } from '@svcdesk/core/outbox';
import { useMemo } from 'react';
import { useWaiting } from '../../platform/outbox/outbox.ts';

/** What this phone has done to a record that waits for the network, oldest first. */
export function useQueuedActions(kind: string, id: string): readonly QueuedAction[] {
  const items = useWaiting(kind, id);
  return useMemo(() => queuedActions(items), [items]);
}
