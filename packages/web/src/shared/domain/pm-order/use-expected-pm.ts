import { detail } from '@svcdesk/core/contract/pm-orders';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '../../platform/api/account.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { actorOf } from '../order/after-waiting.ts';
import { useWaitingDeeds } from '../work/use-waiting-deeds.ts';
import { afterWaitingPm, type ExpectedPm } from './after-waiting-pm.ts';

/** An order, and what can be done with it after what this phone has done to it without a network. */
export function useExpectedPm(id: string): UseQueryResult<ExpectedPm> {
  const query = useCall(detail, id === '' ? undefined : { id });
  const waiting = useWaitingDeeds('pm', id);
  const account = useAccount().data;
  const { data } = query;
  const expected = useMemo(() => {
    if (!data || !account || waiting.length === 0) return data;
    return afterWaitingPm(data, actorOf(account), account.name, waiting);
  }, [data, account, waiting]);
  return { ...query, data: expected } as UseQueryResult<ExpectedPm>;
}
