import { todayPage as call } from '@svcdesk/core/contract/backlog';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk todo today-operations` */
export const todayOperations = listCommand({
  name: 'todo today-operations',
  call,
  kind: 'order',
  columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
  fields: { scope: 'scope', group: 'groupId' },
  examples: { one: 'svcdesk todo today-operations' },
});
