import { revoke as call } from '@svcdesk/core/contract/invites';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk invites revoke` */
export const revoke = writeCommand({
  name: 'invites revoke',
  call,
  args: [{ field: 'id', name: 'INVITATION' }],
  viewed: false,
  examples: { one: 'svcdesk invites revoke 0190a6b8-0000-7000-8000-000000000001' },
});
