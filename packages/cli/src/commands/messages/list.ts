import { mine as call } from '@svcdesk/core/contract/messages';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk messages list` */
export const list = listCommand({
  name: 'messages list',
  call,
  fields: { system: 'sysMsgFlag' },
  always: { sysMsgFlag: 0 },
  columns: ['createdAt', 'read', 'title', 'content'],
  examples: {
    one: 'svcdesk messages list',
    ids: 'svcdesk messages list --columns=id,title',
  },
});
