import { sessions as call } from '@svcdesk/core/contract/account';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk auth sessions` */
export const sessions = listCommand({
  name: 'auth sessions',
  call,
  whole: true,
  columns: ['device', 'address', 'lastSeenAt', 'current', 'id'],
  examples: { one: 'svcdesk auth sessions' },
});
