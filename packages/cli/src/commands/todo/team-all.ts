import { underlingAll as call } from '@svcdesk/core/contract/backlog';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk todo team-all` */
export const teamAll = viewCommand({
  name: 'todo team-all',
  call,
  fields: { group: 'groupId' },
  examples: { one: 'svcdesk todo team-all --group "Network team"' },
});
