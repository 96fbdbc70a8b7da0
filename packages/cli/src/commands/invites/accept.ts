import { accept as call } from '@svcdesk/core/contract/invites';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk invites accept` */
export const accept = writeCommand({
  name: 'invites accept',
  call,
  args: [{ field: 'inviteCode', name: 'CODE' }],
  viewed: false,
  examples: { one: 'svcdesk invites accept K7QP-22MX' },
});
