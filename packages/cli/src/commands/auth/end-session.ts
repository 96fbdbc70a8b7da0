import { revokeSession as call } from '@svcdesk/core/contract/account';
import { writeCommand } from '../../call-commands/write-command.ts';
import { switchFor } from '../../fields/field-use.ts';

/** `svcdesk auth end-session` */
export const endSession = writeCommand({
  name: 'auth end-session',
  call,
  args: [{ field: 'id', name: 'SESSION', optional: true }],
  fields: { others: switchFor('others') },
  viewed: false,
  examples: { one: 'svcdesk auth end-session --others' },
});
