import { save as call } from '@svcdesk/core/contract/leave';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk leave delete` */
export const remove = writeCommand({
  name: 'leave delete',
  call,
  args: [{ field: 'id', name: 'LEAVE' }],
  always: { delete: true },
  confirm: true,
  viewed: false,
  examples: { one: 'svcdesk leave delete 0190a6b8-0000-7000-8000-000000000001 --yes' },
});
