import { accountTree } from '@svcdesk/core/contract/groups';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCall } from '../../platform/api/use-call.ts';
import type { Organisation } from './organisation.ts';

/** The organisation, for choosing a group or a colleague, or naming one; staff only. */
export function useOrganisation(enabled = true): UseQueryResult<Organisation> {
  return useCall(accountTree, enabled ? {} : undefined, { staleMs: 5 * 60_000 });
}
