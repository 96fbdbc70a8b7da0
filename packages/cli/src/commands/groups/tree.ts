import { tree as call } from '@svcdesk/core/contract/groups';
import { listCommand } from '../../call-commands/list-command.ts';
import { groupFields, groupRows } from '../../show/tree-rows.ts';

/** `svcdesk groups tree` */
export const tree = listCommand({
  name: 'groups tree',
  call,
  whole: true,
  items: groupRows,
  itemFields: groupFields,
  columns: groupFields,
  examples: { one: 'svcdesk groups tree' },
});
