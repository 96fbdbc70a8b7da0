import { find } from '@svcdesk/core/contract/templates';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CustomField } from '../../../shared/domain/custom-fields/field-input.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';

export interface FormTemplate {
  id?: string;
  fields: CustomField[];
}

const staleMs = 5 * 60_000;
const noTemplate: FormTemplate = { fields: [] };

/** The fields that orders of a kind have at a site; a kind without a template has none. */
export function useTemplate(cellId: string, orderTypeId: string): UseQueryResult<FormTemplate> {
  const known = cellId !== '' && orderTypeId !== '';
  return useCall(find, known ? { cellId, orderTypeId } : undefined, { staleMs, whenMissing: noTemplate });
}
