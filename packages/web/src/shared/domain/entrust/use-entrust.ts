import { detail, records } from '@svcdesk/core/contract/entrust';
import { actorOf } from '@svcdesk/core/rules';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '../../platform/api/account.ts';
import { setCallData, useCall } from '../../platform/api/use-call.ts';
import { useQueuedActions } from '../work/use-queued-actions.ts';
import { afterWaitingEntrust } from './after-waiting-entrust.ts';
import type { EntrustOrder, EntrustRecord, ExpectedEntrust } from './entrust.ts';

/** An entrusted order, and what can be done with it after what this phone has done to it without a network. */
export function useEntrust(id: string): UseQueryResult<ExpectedEntrust> {
  const query = useCall(detail, { id });
  const waiting = useQueuedActions('entrust', id);
  const account = useAccount().data;
  const { data } = query;
  const expected = useMemo(() => {
    if (!data || !account || waiting.length === 0) return data;
    return afterWaitingEntrust(data, actorOf(account), waiting);
  }, [data, account, waiting]);
  return { ...query, data: expected } as UseQueryResult<ExpectedEntrust>;
}

/** Shows the state that the server answered to an action. */
export function showNewEntrust(queries: QueryClient, id: string, data: Partial<EntrustOrder>): void {
  setCallData(queries, detail, { id }, (before) => ({ ...before, ...data }));
}

/** What the other side reads of what one's own has done. */
export function useTheirEntrustRecords(id: string): UseQueryResult<EntrustRecord[]> {
  return useCall(records, { id, told: '1' });
}

/** What happened to it, oldest first, as far as one's own side may see it. */
export function useEntrustRecords(id: string): UseQueryResult<EntrustRecord[]> {
  return useCall(records, { id });
}
