import { page as call } from '@svcdesk/core/contract/order-sources';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk sources list` */
export const list = listCommand({
  name: 'sources list',
  call,
  columns: ['id', 'name', 'key'],
  examples: { one: 'svcdesk sources list' },
});
