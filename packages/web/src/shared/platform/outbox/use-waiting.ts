import { useMemo } from 'react';
import { useSession } from '../api/session.ts';
import { useOutbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';

/** What this account has done on this device that has not reached the server, in its order. */
export function useMyOutbox(): readonly OutboxItem[] {
  const account = useSession((state) => state.signedIn?.id);
  const items = useOutbox((state) => state.items);
  return useMemo(() => items.filter((item) => item.account === account), [items, account]);
}

/** The same about one thing. */
export function useWaiting(kind: string, id: string): readonly OutboxItem[] {
  const mine = useMyOutbox();
  return useMemo(() => mine.filter(({ about }) => about?.kind === kind && about.id === id), [mine, kind, id]);
}
