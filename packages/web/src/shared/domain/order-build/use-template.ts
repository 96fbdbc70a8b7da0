import { find } from '@svcdesk/core/contract/templates';
import { useCall } from '../../platform/api/use-call.ts';
import type { CustomField } from '../custom-fields/field-input.ts';

export interface TemplateQuery {
  /** None for a type without a template. */
  id?: string;
  fields: readonly CustomField[];
  /** Whether it is known which fields there are; sending before would leave required ones out. */
  ready: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

const noTemplate: { id?: string; fields: CustomField[] } = { fields: [] };

/** The fields that orders of this type at this site have; a type without a template has none. */
export function useTemplate(cellId: string | undefined, orderTypeId: string): TemplateQuery {
  const enabled = cellId !== undefined && orderTypeId !== '';
  const template = useCall(find, enabled ? { cellId, orderTypeId } : undefined, {
    whenMissing: noTemplate,
  });
  return {
    id: template.data?.id,
    fields: template.data?.fields ?? [],
    ready: !enabled || template.data !== undefined,
    error: template.data === undefined ? template.error : undefined,
    refetch: template.refetch,
  };
}
