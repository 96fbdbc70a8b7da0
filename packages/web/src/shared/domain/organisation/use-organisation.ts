import { accountTree } from '@svcdesk/core/contract/groups';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { caller } from '../../platform/api/caller.ts';
import type { Organisation } from './organisation.ts';

/** The organisation, for choosing a group or a colleague; staff only. */
export function useOrganisation(): UseQueryResult<Organisation> {
  return useQuery({
    queryKey: ['groups.accountTree'],
    queryFn: () => caller.call(accountTree, {}),
    staleTime: 5 * 60_000,
  });
}
