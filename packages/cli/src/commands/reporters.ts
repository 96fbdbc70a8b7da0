import { reporter, reportersByCell } from '@svcdesk/core/contract/customers';
import * as calls from '@svcdesk/core/contract/reporters';
import { list, noun, view, write } from '../calls/define.ts';

/** `svcdesk reporters`: people who report faults. */
export const reporters = noun('reporters', {
  list: list({
    call: reportersByCell,
    unpaged: true,
    hasRequiredFields: true,
    args: ['cellId'],
    fields: { keyword: 'keyword' },
    columns: ['name', 'phone', 'id'],
    examples: { one: 'svcdesk reporters list S001 --keyword Wang' },
  }),
  view: view({
    call: reporter,
    args: [{ field: 'id', name: 'REPORTER' }],
    examples: { one: 'svcdesk reporters view 0190a6b8-0000-7000-8000-000000000001' },
  }),
  add: write({
    call: calls.add,
    args: ['cellId'],
    fields: { name: 'name', phone: 'phone' },
    hasView: false,
    examples: { one: 'svcdesk reporters add S001 --name "Wang Fang" --phone 13800000000' },
  }),
  edit: write({
    call: calls.modify,
    args: [{ field: 'id', name: 'REPORTER' }],
    fields: { name: 'name', phone: 'phone' },
    hasView: false,
    examples: {
      one: 'svcdesk reporters edit 0190a6b8-0000-7000-8000-000000000001 --name "Wang Fang" --phone 13800000000',
    },
  }),
  delete: write({
    call: calls.delete,
    args: [{ field: 'id', name: 'REPORTER' }],
    confirm: true,
    hasView: false,
    examples: { one: 'svcdesk reporters delete 0190a6b8-0000-7000-8000-000000000001 --yes' },
  }),
});
