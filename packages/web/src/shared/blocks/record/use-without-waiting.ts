import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWaiting } from '../../platform/outbox/outbox.ts';
import type { RecordBase } from './record.ts';

/** Notes may be written one after another, whatever waits. */
const notes: readonly string[] = ['progress', 'supplement', 'record'];

/** A thing without the actions that this phone has done already and that wait for the network. */
export function useWithoutWaiting<T extends RecordBase>(
  kind: string,
  id: string,
  query: UseQueryResult<T>,
): UseQueryResult<T> {
  const items = useWaiting(kind, id);
  const { data } = query;
  const left = useMemo(() => {
    const waiting = items.flatMap(({ about, state }) => (about && state === 'waiting' ? [about.action] : []));
    const once = waiting.filter((action) => !notes.includes(action));
    if (!data || once.length === 0) return data;
    return { ...data, can: data.can.filter((action) => !once.includes(action)) };
  }, [data, items]);
  return { ...query, data: left } as UseQueryResult<T>;
}
