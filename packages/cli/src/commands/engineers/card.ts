import { one as call } from '@svcdesk/core/contract/employees';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk engineers card` */
export const card = viewCommand({
  name: 'engineers card',
  call,
  args: ['employeeId'],
  examples: { one: 'svcdesk engineers card @me' },
});
