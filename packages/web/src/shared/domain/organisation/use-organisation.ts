import { accountTree } from '@svcdesk/core/contract/groups';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../platform/api/use-call.ts';
import type { Organisation } from './organisation.ts';

/** The organisation, for choosing a group or a colleague; staff only. */
export function useOrganisation(): UseQueryResult<Organisation> {
  return useCall(accountTree, {}, { staleMs: 5 * 60_000 });
}
