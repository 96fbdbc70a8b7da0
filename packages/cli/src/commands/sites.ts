import * as cells from '@svcdesk/core/contract/cells';
import { engineersByCell } from '@svcdesk/core/contract/workbench';
import { list, noun, view } from '../calls/define.ts';

/** `svcdesk sites`: sites of customers. */
export const sites = noun('sites', {
  list: list({
    call: cells.list,
    fields: { keyword: 'keyword' },
    columns: ['code', 'name', 'customerName', 'address'],
    examples: { one: 'svcdesk sites list --keyword airport' },
  }),
  view: view({
    call: cells.property,
    args: ['cellId'],
    examples: { one: 'svcdesk sites view S001' },
  }),
  show: view({
    call: cells.findOne,
    args: ['cellId'],
    examples: { one: 'svcdesk sites show S001' },
  }),
  engineers: list({
    call: engineersByCell,
    unpaged: true,
    hasRequiredFields: true,
    args: ['cellId'],
    columns: ['name', 'groups', 'phone'],
    examples: { one: 'svcdesk sites engineers S001' },
  }),
});
