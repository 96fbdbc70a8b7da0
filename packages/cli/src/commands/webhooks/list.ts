import { list as call } from '@svcdesk/core/contract/webhooks';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk webhooks list` */
export const list = listCommand({
  name: 'webhooks list',
  call,
  whole: true,
  columns: ['id', 'url', 'enabled', 'failingSince'],
  examples: {
    one: 'svcdesk webhooks list',
  },
});
