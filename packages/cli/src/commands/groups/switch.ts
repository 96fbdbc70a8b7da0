import { switchGroup as call } from '@svcdesk/core/contract/auth';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk groups switch` */
export const switchGroup = writeCommand({
  name: 'groups switch',
  call,
  args: ['groupId'],
  viewed: false,
  examples: {
    one: 'svcdesk groups switch "Network team"',
  },
});
