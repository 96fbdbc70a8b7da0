import { list as call } from '@svcdesk/core/contract/groups';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk groups list` */
export const list = listCommand({
  name: 'groups list',
  call,
  whole: true,
  fields: { keyword: 'keyword' },
  columns: ['name', 'path', 'lead', 'member'],
  examples: {
    one: 'svcdesk groups list --keyword network',
  },
});
