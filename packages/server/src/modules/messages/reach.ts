import type { Reach } from '../../testing/reach.ts';

export const messagesReach: Reach = {
  'messages.markAllRead': 'no thing',
  'messages.markRead': 'no thing',
  'messages.mine': 'no thing',
  'messages.requirementMine': 'no thing',
  'messages.unreadAll': 'no thing',
  'messages.unread': 'no thing',
};
