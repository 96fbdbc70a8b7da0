import { filters as call } from '@svcdesk/core/contract/account';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk filters list` */
export const list = listCommand({
  name: 'filters list',
  call,
  whole: true,
  args: [{ field: 'kind', name: 'LIST' }],
  columns: ['id', 'name', 'filter'],
  asksBack: true,
  examples: { one: 'svcdesk filters list orders' },
});
