import { markAllRead as call } from '@svcdesk/core/contract/messages';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk messages read-all` */
export const readAll = writeCommand({
  name: 'messages read-all',
  call,
  args: [{ field: 'sysMsgFlag', name: 'KIND', words: { order: [0], system: [1] } }],
  viewed: false,
  examples: { one: 'svcdesk messages read-all order' },
});
