import type { Access, AccessThings } from '../../testing/access.ts';

/** A device order of the first group, made by its lead. */
async function someDevice({ tenant, cellId, as }: AccessThings): Promise<string> {
  const lead = await as(tenant.lead);
  const { groupId } = tenant;
  return (await lead.deviceOrders.create({ cellId, groupId, title: 'Replace the switch' })).id;
}

export const deviceOrdersAccess: Access = {
  'deviceOrders.page': 'no thing',
  'deviceOrders.detail': {
    of: 'order',
    ask: async (on, things) => on.deviceOrders.detail({ id: await someDevice(things) }),
  },
  'deviceOrders.create': {
    of: 'cell',
    ask: (on, { cellId }) => on.deviceOrders.create({ cellId, title: 'Replace the switch' }),
  },
  'deviceOrders.handle': {
    of: 'order',
    ask: async (on, things) => on.deviceOrders.handle({ id: await someDevice(things), action: 'start' }),
  },
};
