import { isSvcdeskError } from '@svcdesk/core';
import { find } from '@svcdesk/core/contract/templates';
import { useQuery } from '@tanstack/react-query';
import type { CustomField } from '../../../shared/domain/custom-fields/field-input.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';

interface TemplateQuery {
  fields: readonly CustomField[];
  /** Whether it is known which fields there are; sending before would leave required ones out. */
  ready: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** The fields that orders of this type at this site have; a type without a template has none. */
export function useTemplate(cellId: string | undefined, orderTypeId: string): TemplateQuery {
  const locale = useLocale((state) => state.locale);
  const enabled = cellId !== undefined && orderTypeId !== '';
  const template = useQuery({
    queryKey: ['templates.find', cellId, orderTypeId, locale],
    queryFn: async () => {
      try {
        return (await caller.call(find, { cellId: cellId ?? '', orderTypeId })).fields;
      } catch (error) {
        if (isSvcdeskError(error, 'notFound')) return [];
        throw error;
      }
    },
    enabled,
  });
  return {
    fields: template.data ?? [],
    ready: !enabled || template.data !== undefined,
    error: template.data === undefined ? template.error : undefined,
    refetch: template.refetch,
  };
}
