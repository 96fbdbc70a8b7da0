import { ccMine as call } from '@svcdesk/core/contract/backlog';
import { listCommand } from '../../call-commands/list-command.ts';
import { switchFor } from '../../fields/field-use.ts';

/** `svcdesk todo copied` */
export const copied = listCommand({
  name: 'todo copied',
  call,
  kind: 'order',
  columns: ['orderNo', 'status', 'nextDueAt', 'title', 'cellName'],
  fields: { unread: switchFor('unread') },
  examples: { one: 'svcdesk todo copied' },
});
