import { tree as call } from '@svcdesk/core/contract/order-types';
import { listCommand } from '../../call-commands/list-command.ts';
import { treeFields, treeRows } from '../../show/tree-rows.ts';

/** `svcdesk types list` */
export const list = listCommand({
  name: 'types list',
  call,
  fields: { site: 'cellId' },
  whole: true,
  items: treeRows,
  itemFields: treeFields,
  columns: treeFields,
  examples: { one: 'svcdesk types list' },
});
