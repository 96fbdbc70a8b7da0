import type { DataOf } from '@svcdesk/core/contract';
import { stops } from '@svcdesk/core/contract/schedules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../../shared/platform/api/use-call.ts';

export type DayQuery = UseQueryResult<DataOf<typeof stops>>;

/** My day from place to place. */
export function useDay(): DayQuery {
  return useCall(stops, {}, { keepPrevious: true });
}
