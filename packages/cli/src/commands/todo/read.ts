import { ccRead as call } from '@svcdesk/core/contract/backlog';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk todo read` */
export const read = writeCommand({
  name: 'todo read',
  call,
  args: [{ field: 'orderIds', many: true }],
  viewed: false,
  examples: { one: 'svcdesk todo read WO202611200001' },
});
