import { modify as call } from '@svcdesk/core/contract/reporters';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk reporters edit` */
export const edit = writeCommand({
  name: 'reporters edit',
  call,
  args: [{ field: 'id', name: 'REPORTER' }],
  fields: { name: 'name', phone: 'phone' },
  viewed: false,
  examples: {
    one: 'svcdesk reporters edit 0190a6b8-0000-7000-8000-000000000001 --name "Wang Fang" --phone 13800000000',
  },
});
