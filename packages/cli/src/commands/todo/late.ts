import { timeout as call } from '@svcdesk/core/contract/backlog';
import { listCommand } from '../../call-commands/list-command.ts';
import { switchFor } from '../../fields/field-use.ts';

/** `svcdesk todo late` */
export const late = listCommand({
  name: 'todo late',
  call,
  kind: 'order',
  columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
  fields: { scope: 'scope', group: 'groupId', today: switchFor('today') },
  examples: { one: 'svcdesk todo late' },
});
