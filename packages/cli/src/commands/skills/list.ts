import { skillTree as call } from '@svcdesk/core/contract/engineers';
import { listCommand } from '../../call-commands/list-command.ts';
import { treeFields, treeRows } from '../../show/tree-rows.ts';

/** `svcdesk skills list` */
export const list = listCommand({
  name: 'skills list',
  call,
  fields: { invite: 'inviteCode' },
  whole: true,
  items: treeRows,
  itemFields: treeFields,
  columns: treeFields,
  examples: { one: 'svcdesk skills list' },
});
