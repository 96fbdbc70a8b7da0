import { saveFilter as call } from '@svcdesk/core/contract/account';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk filters delete` */
export const remove = writeCommand({
  name: 'filters delete',
  call,
  args: [{ field: 'id', name: 'FILTER' }],
  always: { delete: true },
  confirm: true,
  viewed: false,
  examples: { one: 'svcdesk filters delete 0190a6b8-0000-7000-8000-000000000001 --yes' },
});
