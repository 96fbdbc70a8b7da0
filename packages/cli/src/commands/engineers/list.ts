import { accountTree as call } from '@svcdesk/core/contract/groups';
import { listCommand } from '../../call-commands/list-command.ts';
import { peopleFields, peopleRows } from '../../show/tree-rows.ts';

/** `svcdesk engineers list` */
export const list = listCommand({
  name: 'engineers list',
  call,
  whole: true,
  items: peopleRows,
  itemFields: peopleFields,
  columns: ['name', 'groupName', 'lead', 'id'],
  examples: { one: 'svcdesk engineers list', json: 'svcdesk engineers list --json=id,name' },
});
