import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '../../platform/api/account.ts';
import { useWaiting } from '../../platform/outbox/outbox.ts';
import { afterWaiting, type ExpectedOrder } from './after-waiting.ts';
import { useOrder } from './use-order.ts';

/** An order, and what can be done with it after what this phone has done to it without a network. */
export function useExpectedOrder(id: string): UseQueryResult<ExpectedOrder> {
  const query = useOrder(id);
  const items = useWaiting('order', id);
  const account = useAccount().data;
  const { data } = query;
  const expected = useMemo(() => {
    const waiting = items.flatMap(({ about, request, at, state }) =>
      about && state === 'waiting' ? [{ action: about.action, request, atMs: Date.parse(at) }] : [],
    );
    if (!data || !account || waiting.length === 0) return data;
    return afterWaiting(data, account, waiting);
  }, [data, account, items]);
  return { ...query, data: expected } as UseQueryResult<ExpectedOrder>;
}
