import type { Access } from '../../testing/access.ts';

export const accountAccess: Access = {
  'account.changePhone': 'no thing',
  'account.filters': 'no thing',
  'account.personal': 'no thing',
  'account.revokeSession': {
    of: () => false,
    ask: async (on, { as, tenant }) => {
      const [session] = await (await as(tenant.engineer2)).account.sessions({});
      return on.account.revokeSession({ id: session?.id ?? '' });
    },
  },
  'account.saveFilter': {
    of: () => false,
    ask: async (on, { as, tenant }) => {
      const own = await as(tenant.engineer2);
      const { id } = await own.account.saveFilter({ kind: 'orders', name: 'Mine', filter: {} });
      await on.account.saveFilter({ id, delete: true });
    },
  },
  'account.sessions': 'no thing',
  'account.update': 'no thing',
};
