import { skills as call } from '@svcdesk/core/contract/engineers';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk engineers skills` */
export const skills = listCommand({
  name: 'engineers skills',
  call,
  whole: true,
  asksBack: true,
  args: ['engineerId'],
  columns: ['name', 'level', 'skillId'],
  examples: { one: 'svcdesk engineers skills @me' },
});
