import { engineersByCell as call } from '@svcdesk/core/contract/workbench';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk sites engineers` */
export const engineers = listCommand({
  name: 'sites engineers',
  call,
  whole: true,
  asksBack: true,
  args: ['cellId'],
  columns: ['name', 'groups', 'phone'],
  examples: { one: 'svcdesk sites engineers S001' },
});
