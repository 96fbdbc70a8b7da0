import { todaySe as call } from '@svcdesk/core/contract/backlog';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk todo today-se` */
export const todaySe = listCommand({
  name: 'todo today-se',
  call,
  kind: 'order',
  columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
  fields: { scope: 'scope', group: 'groupId' },
  examples: { one: 'svcdesk todo today-se' },
});
