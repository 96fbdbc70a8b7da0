import { fields, find } from '@svcdesk/core/contract/templates';
import { list, noun, view } from '../calls/define.ts';

/** `svcdesk templates`: templates of custom fields. */
export const templates = noun('templates', {
  view: view({
    call: find,
    fields: { site: 'cellId', type: 'orderTypeId' },
    examples: { one: 'svcdesk templates view --site S001 --type Fault' },
  }),
  fields: list({
    call: fields,
    unpaged: true,
    hasRequiredFields: true,
    args: ['templateId'],
    columns: ['name', 'fieldTypeName', 'required', 'fieldId'],
    examples: { one: 'svcdesk templates fields 0190a6b8-0000-7000-8000-000000000001' },
  }),
});
