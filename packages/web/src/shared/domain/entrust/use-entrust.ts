import { detail, records } from '@svcdesk/core/contract/entrust';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { setCallData, useCall } from '../../platform/api/use-call.ts';
import type { EntrustOrder, EntrustRecord } from './entrust.ts';

/** An entrusted order as it stands now. */
export function useEntrust(id: string): UseQueryResult<EntrustOrder> {
  return useCall(detail, { id });
}

/** Shows the state that the server answered to an action. */
export function showNewEntrust(queries: QueryClient, id: string, data: Partial<EntrustOrder>): void {
  setCallData(queries, detail, { id }, (before) => ({ ...before, ...data }));
}

/** What happened to it, oldest first, as far as one's own side may see it. */
export function useEntrustRecords(id: string): UseQueryResult<EntrustRecord[]> {
  return useCall(records, { id });
}
