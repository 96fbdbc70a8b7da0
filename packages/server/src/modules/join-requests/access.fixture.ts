import type { Access } from '../../testing/access.ts';
import { buildClient } from '../../testing/index.ts';

export const joinsAccess: Access = {
  'joins.ask': 'no thing',
  'joins.mine': 'no thing',
  'joins.page': 'no thing',
  'joins.decide': {
    // Of those who may decide at all: another customer and another tenant find nothing.
    of: 'cell',
    ask: async (on, { as, tenant, cellId }) => {
      const { customerId, cellIds } = tenant;
      const asker = await as(await buildClient(tenant, { customerId, cellIds: cellIds.slice(1, 2) }));
      const site = await (await as(tenant.dispatcher)).cells.findOne({ cellId });
      const { id } = await asker.joins.ask({ cellCode: site.code });
      await on.joins.decide({ id, approve: false });
    },
  },
};
