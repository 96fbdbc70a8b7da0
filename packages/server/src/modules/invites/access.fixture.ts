import type { Access } from '../../testing/access.ts';

export const invitesAccess: Access = {
  'invites.accept': 'no thing',
  'invites.create': 'no thing',
  'invites.page': 'no thing',
  'invites.revoke': {
    of: 'cell',
    ask: async (on, { as, desk, cellId }) => {
      const { id } = await (await as(desk.dispatcher)).invites.create({ cellIds: [cellId] });
      await on.invites.revoke({ id });
    },
  },
};
