import { ccGroup as call } from '@svcdesk/core/contract/backlog';
import { listCommand } from '../../call-commands/list-command.ts';
import { switchFor } from '../../fields/field-use.ts';

/** `svcdesk todo copied-to-group` */
export const copiedToGroup = listCommand({
  name: 'todo copied-to-group',
  call,
  kind: 'order',
  columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
  fields: { unread: switchFor('unread') },
  examples: { one: 'svcdesk todo copied-to-group' },
});
