import { escalations as call } from '@svcdesk/core/contract/backlog';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk todo escalations` */
export const escalations = viewCommand({
  name: 'todo escalations',
  call,
  examples: { one: 'svcdesk todo escalations' },
});
