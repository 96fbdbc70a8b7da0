import type { Access } from '../../testing/access.ts';

export const messagesAccess: Access = {
  'messages.findOne': {
    // A message is its reader's alone, also where others see the order it is about.
    of: ({ account }, tenant) => account === tenant.engineer,
    ask: async (on, { as, tenant }) => {
      const { list } = await (await as(tenant.engineer)).messages.mine({ sysMsgFlag: 0, size: 1 });
      await on.messages.findOne({ id: list[0]?.id ?? '' });
    },
  },
  'messages.markAllRead': 'no thing',
  'messages.markRead': 'no thing',
  'messages.mine': 'no thing',
  'messages.requirementMine': 'no thing',
  'messages.unreadAll': 'no thing',
  'messages.unread': 'no thing',
};
