import { reportersByCell as call } from '@svcdesk/core/contract/customers';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk reporters list` */
export const list = listCommand({
  name: 'reporters list',
  call,
  whole: true,
  asksBack: true,
  args: ['cellId'],
  fields: { keyword: 'keyword' },
  columns: ['name', 'phone', 'id'],
  examples: { one: 'svcdesk reporters list S001 --keyword Wang' },
});
