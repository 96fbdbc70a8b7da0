import { ask as call } from '@svcdesk/core/contract/joins';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk joins ask` */
export const ask = writeCommand({
  name: 'joins ask',
  call,
  args: [{ field: 'cellCode', name: 'CODE' }],
  fields: { remark: 'remark' },
  viewed: false,
  examples: { one: 'svcdesk joins ask S001 --remark "New store manager"' },
});
