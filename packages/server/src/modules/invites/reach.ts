import type { Reach } from '../../testing/reach.ts';

export const invitesReach: Reach = {
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
