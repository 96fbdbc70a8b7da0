import { pendingItsm as call } from '@svcdesk/core/contract/backlog';
import { listCommand } from '../../call-commands/list-command.ts';
import { switchFor } from '../../fields/field-use.ts';

/** `svcdesk todo to-handle` */
export const toHandle = listCommand({
  name: 'todo to-handle',
  call,
  kind: 'order',
  columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
  fields: { scope: 'scope', group: 'groupId', today: switchFor('today') },
  examples: { one: 'svcdesk todo to-handle' },
});
