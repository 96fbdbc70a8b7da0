import { mineAll as call } from '@svcdesk/core/contract/backlog';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk todo all` */
export const all = viewCommand({
  name: 'todo all',
  call,
  examples: {
    one: 'svcdesk todo all',
  },
});
