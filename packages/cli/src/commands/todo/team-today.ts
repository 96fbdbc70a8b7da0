import { underlingToday as call } from '@svcdesk/core/contract/backlog';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk todo team-today` */
export const teamToday = viewCommand({
  name: 'todo team-today',
  call,
  fields: { group: 'groupId' },
  examples: { one: 'svcdesk todo team-today' },
});
