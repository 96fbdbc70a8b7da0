import { property as call } from '@svcdesk/core/contract/cells';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk sites view` */
export const view = viewCommand({
  name: 'sites view',
  call,
  args: ['cellId'],
  examples: {
    one: 'svcdesk sites view S001',
  },
});
