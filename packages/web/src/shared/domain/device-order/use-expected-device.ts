import { detail } from '@svcdesk/core/contract/device-orders';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '../../platform/api/account.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { actorOf } from '../order/after-waiting.ts';
import { useWaitingDeeds } from '../work/use-waiting-deeds.ts';
import { afterWaitingDevice } from './after-waiting-device.ts';
import type { ExpectedDevice } from './device-order.ts';

/** A device order, and what can be done with it after what this phone has done to it without a network. */
export function useExpectedDevice(id: string): UseQueryResult<ExpectedDevice> {
  const query = useCall(detail, id === '' ? undefined : { id });
  const waiting = useWaitingDeeds('device', id);
  const account = useAccount().data;
  const { data } = query;
  const expected = useMemo(() => {
    if (!data || !account || waiting.length === 0) return data;
    return afterWaitingDevice(data, actorOf(account), waiting);
  }, [data, account, waiting]);
  return { ...query, data: expected } as UseQueryResult<ExpectedDevice>;
}
