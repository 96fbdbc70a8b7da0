import { markRead as call } from '@svcdesk/core/contract/messages';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk messages read` */
export const read = writeCommand({
  name: 'messages read',
  call,
  args: [{ field: 'ids', thing: 'message', many: true }],
  examples: {
    one: 'svcdesk messages read 01900000-0000-7000-8000-000000000001',
  },
});
