import { acPoe as call } from '@svcdesk/core/contract/devices';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk devices ac-poe` */
export const acPoe = viewCommand({
  name: 'devices ac-poe',
  call,
  args: ['cellId'],
  examples: { one: 'svcdesk devices ac-poe S001' },
});
