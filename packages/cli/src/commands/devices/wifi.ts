import { wifi as call } from '@svcdesk/core/contract/devices';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk devices wifi` */
export const wifi = viewCommand({
  name: 'devices wifi',
  call,
  args: ['ciId'],
  examples: { one: 'svcdesk devices wifi A-0001' },
});
