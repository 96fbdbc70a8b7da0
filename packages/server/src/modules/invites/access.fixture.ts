import type { Access } from '../../testing/access.ts';

export const invitesAccess: Access = {
  'invites.accept': 'no thing',
  'invites.create': 'no thing',
  'invites.page': 'no thing',
  'invites.revoke': {
    of: 'cell',
    ask: async (on, { as, tenant, cellId }) => {
      const { id } = await (await as(tenant.dispatcher)).invites.create({ cellIds: [cellId] });
      await on.invites.revoke({ id });
    },
  },
};
