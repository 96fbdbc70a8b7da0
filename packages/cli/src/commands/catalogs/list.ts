import { cascader as call } from '@svcdesk/core/contract/catalogs';
import { listCommand } from '../../call-commands/list-command.ts';
import { treeFields, treeRows } from '../../show/tree-rows.ts';

/** `svcdesk catalogs list` */
export const list = listCommand({
  name: 'catalogs list',
  call,
  args: ['cellId'],
  asksBack: true,
  whole: true,
  items: treeRows,
  itemFields: treeFields,
  columns: treeFields,
  examples: { one: 'svcdesk catalogs list S001' },
});
