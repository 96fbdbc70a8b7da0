import { mineToday as call } from '@svcdesk/core/contract/backlog';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk todo today` */
export const today = viewCommand({
  name: 'todo today',
  call,
  examples: {
    one: 'svcdesk todo today',
  },
});
