import { engineerGroups as call } from '@svcdesk/core/contract/groups';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk engineers groups` */
export const groups = listCommand({
  name: 'engineers groups',
  call,
  whole: true,
  asksBack: true,
  args: ['engineerId'],
  columns: ['name', 'path', 'lead'],
  examples: { one: 'svcdesk engineers groups @me' },
});
