import type { Area, Finder } from '../area.ts';

const firstOf =
  (account: string): Finder =>
  async (ask) => {
    const { list } = await (await ask(account)).messages.mine({ sysMsgFlag: 0 });
    return list[0];
  };

export const messages: Area = {
  samples: { messageOfStaff: firstOf('engineer'), messageOfCustomer: firstOf('customer-a') },
  cases: [
    { path: '/clientSide/requireCenter/newsCenter', query: { tab: 'system' } },
    { path: '/userSide/orderCenter/newsCenter', query: { tab: 'system' } },
  ],
};
