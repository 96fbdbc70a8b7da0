import { unreadAll as call } from '@svcdesk/core/contract/messages';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk messages unread` */
export const unread = viewCommand({
  name: 'messages unread',
  call,
  examples: { one: 'svcdesk messages unread' },
});
