import { detail, records } from '@svcdesk/core/contract/requirements';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { setCallData, useCall } from '../../platform/api/use-call.ts';
import type { Requirement, RequirementRecord } from './requirement.ts';

/** All of one requirement. */
export function useRequirement(id: string): UseQueryResult<Requirement> {
  return useCall(detail, id === '' ? undefined : { id });
}

/** Shows a requirement's new state at once; the rest of it is asked for again. */
export function showNewRequirement(queries: QueryClient, id: string, data: Partial<Requirement>): void {
  setCallData(queries, detail, { id }, (before) => ({ ...before, ...data }));
}

/** What happened to a requirement, oldest first. */
export function useRequirementRecords(id: string): UseQueryResult<RequirementRecord[]> {
  return useCall(records, id === '' ? undefined : { id });
}
