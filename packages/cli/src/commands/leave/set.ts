import { save as call } from '@svcdesk/core/contract/leave';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor } from '../../fields/field-use.ts';

/** `svcdesk leave set` */
export const set = writeCommand({
  name: 'leave set',
  call,
  args: ['accountId'],
  fields: { type: codeFor('leaveType', 'leaveType'), from: 'from', to: 'to', remark: 'remark', id: 'id' },
  viewed: false,
  examples: { one: 'svcdesk leave set @me --type annual --from "tomorrow 9:00" --to "tomorrow 18:00"' },
});
