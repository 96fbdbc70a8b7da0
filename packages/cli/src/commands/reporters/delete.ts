import { delete as call } from '@svcdesk/core/contract/reporters';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk reporters delete` */
export const remove = writeCommand({
  name: 'reporters delete',
  call,
  args: [{ field: 'id', name: 'REPORTER' }],
  confirm: true,
  viewed: false,
  examples: { one: 'svcdesk reporters delete 0190a6b8-0000-7000-8000-000000000001 --yes' },
});
