import { isSvcdeskError } from '@svcdesk/core';
import type { DataOf } from '@svcdesk/core/contract';
import { reportersByCell } from '@svcdesk/core/contract/customers';
import { find } from '@svcdesk/core/contract/templates';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CustomField } from '../../../shared/domain/custom-fields/field-input.ts';
import { caller } from '../../../shared/platform/api/caller.ts';

export type Reporter = DataOf<typeof reportersByCell>[number];

export const reportersKey = (cellId: string) => ['customers.reportersByCell', cellId] as const;

/** Who reports faults of a site. */
export function useReporters(cellId: string): UseQueryResult<Reporter[]> {
  return useQuery({
    queryKey: reportersKey(cellId),
    queryFn: () => caller.call(reportersByCell, { cellId }),
    enabled: cellId !== '',
  });
}

export interface FormTemplate {
  id?: string;
  fields: CustomField[];
}

const staleMs = 5 * 60_000;

/** The fields that orders of a kind have at a site; a kind without a template has none. */
export function useTemplate(cellId: string, orderTypeId: string): UseQueryResult<FormTemplate> {
  return useQuery({
    queryKey: ['templates.find', cellId, orderTypeId],
    queryFn: async (): Promise<FormTemplate> => {
      try {
        return await caller.call(find, { cellId, orderTypeId });
      } catch (error) {
        if (isSvcdeskError(error, 'notFound')) return { fields: [] };
        throw error;
      }
    },
    staleTime: staleMs,
    enabled: cellId !== '' && orderTypeId !== '',
  });
}
