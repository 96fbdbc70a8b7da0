import { set as call } from '@svcdesk/core/contract/duty';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor } from '../../fields/field-use.ts';

/** `svcdesk duty set` */
export const set = writeCommand({
  name: 'duty set',
  call,
  args: ['groupId'],
  fields: { date: 'date', shift: codeFor('shift', 'shiftType'), person: 'accountIds' },
  viewed: false,
  examples: { one: 'svcdesk duty set "Network team" --date tomorrow --shift day --person @me' },
});
