import { page as call } from '@svcdesk/core/contract/invites';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk invites list` */
export const list = listCommand({
  name: 'invites list',
  call,
  columns: ['state', 'customerName', 'usedCount', 'uses', 'byName', 'expiresAt'],
  examples: { one: 'svcdesk invites list' },
});
