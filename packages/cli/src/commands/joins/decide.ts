import { decide as call } from '@svcdesk/core/contract/joins';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk joins decide` */
export const decide = writeCommand({
  name: 'joins decide',
  call,
  args: [{ field: 'id', name: 'REQUEST' }],
  fields: { approve: 'approve', scope: 'cellScope', remark: 'remark' },
  viewed: false,
  examples: { one: 'svcdesk joins decide 0190a6b8-0000-7000-8000-000000000001 --approve yes' },
});
