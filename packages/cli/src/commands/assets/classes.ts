import { tree as call } from '@svcdesk/core/contract/asset-classes';
import { listCommand } from '../../call-commands/list-command.ts';
import { treeFields, treeRows } from '../../show/tree-rows.ts';

/** `svcdesk assets classes` */
export const classes = listCommand({
  name: 'assets classes',
  call,
  whole: true,
  items: treeRows,
  itemFields: treeFields,
  columns: treeFields,
  examples: { one: 'svcdesk assets classes' },
});
