import { findOne as call } from '@svcdesk/core/contract/cells';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk sites show` */
export const show = viewCommand({
  name: 'sites show',
  call,
  args: ['cellId'],
  examples: { one: 'svcdesk sites show S001' },
});
