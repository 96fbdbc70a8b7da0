import { add as call } from '@svcdesk/core/contract/reporters';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk reporters add` */
export const add = writeCommand({
  name: 'reporters add',
  call,
  args: ['cellId'],
  fields: { name: 'name', phone: 'phone' },
  viewed: false,
  examples: { one: 'svcdesk reporters add S001 --name "Wang Fang" --phone 13800000000' },
});
