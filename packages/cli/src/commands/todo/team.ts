import { underlingStaff as call } from '@svcdesk/core/contract/backlog';
import { listCommand } from '../../call-commands/list-command.ts';
import { switchFor } from '../../fields/field-use.ts';

/** `svcdesk todo team` */
export const team = listCommand({
  name: 'todo team',
  call,
  fields: { group: 'groupId', keyword: 'keyword', today: switchFor('today') },
  columns: ['name', 'groupName', 'totalCount', 'timeoutCount', 'willTimeoutCount', 'saturation'],
  examples: { one: 'svcdesk todo team --today' },
});
