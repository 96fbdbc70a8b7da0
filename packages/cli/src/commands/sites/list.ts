import { list as call } from '@svcdesk/core/contract/cells';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk sites list` */
export const list = listCommand({
  name: 'sites list',
  call,
  fields: { keyword: 'keyword' },
  columns: ['code', 'name', 'customerName', 'address'],
  examples: {
    one: 'svcdesk sites list --keyword airport',
  },
});
