import { todayMonitor as call } from '@svcdesk/core/contract/backlog';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk todo today-monitoring` */
export const todayMonitoring = listCommand({
  name: 'todo today-monitoring',
  call,
  kind: 'order',
  columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
  fields: { scope: 'scope', group: 'groupId' },
  examples: { one: 'svcdesk todo today-monitoring' },
});
