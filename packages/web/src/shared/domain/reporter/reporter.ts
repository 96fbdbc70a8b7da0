import type { DataOf } from '@svcdesk/core/contract';
import { reportersByCell } from '@svcdesk/core/contract/customers';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../platform/api/use-call.ts';

/** Who reports faults of a site, as the register knows them. */
export type Reporter = DataOf<typeof reportersByCell>[number];

/** Who reported a fault, as a form keeps it. */
export type ChosenReporter = Pick<Reporter, 'id' | 'name' | 'phone'>;

/** Who reports faults of a site. */
export function useReporters(cellId: string): UseQueryResult<Reporter[]> {
  return useCall(reportersByCell, cellId === '' ? undefined : { cellId });
}
