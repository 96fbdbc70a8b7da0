import { status as call } from '@svcdesk/core/contract/devices';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk devices status` */
export const status = viewCommand({
  name: 'devices status',
  call,
  args: ['ciId'],
  examples: { one: 'svcdesk devices status A-0001' },
});
