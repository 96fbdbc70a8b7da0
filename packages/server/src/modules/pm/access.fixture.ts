import type { Access, AccessThings } from '../../testing/access.ts';

/** An order that the plan of the first group's lead makes at once, with its only item. */
async function somePm({ tenant, cellId, as }: AccessThings): Promise<{ id: string; itemId: string }> {
  const lead = await as(tenant.lead);
  const { id: planId } = await lead.pmPlans.save({
    cellId,
    name: 'Look after the server room',
    groupId: tenant.groupId,
    items: [{ name: 'Is it cool', kind: 'ok' }],
    every: { count: 1, unit: 'day' },
    anchorOn: '2026-01-31',
  });
  const { list } = await lead.pmOrders.page({ planId });
  const id = list[0]?.id ?? '';
  const { items } = await lead.pmOrders.detail({ id });
  return { id, itemId: items[0]?.id ?? '' };
}

export const pmOrdersAccess: Access = {
  'pmOrders.page': 'no thing',
  'pmOrders.detail': {
    of: 'order',
    ask: async (on, things) => on.pmOrders.detail({ id: (await somePm(things)).id }),
  },
  'pmOrders.handle': {
    of: 'order',
    ask: async (on, things) => on.pmOrders.handle({ id: (await somePm(things)).id, action: 'start' }),
  },
  'pmOrders.raise': {
    of: 'order',
    ask: async (on, things) => on.pmOrders.raise(await somePm(things)),
  },
};

export const pmPlansAccess: Access = {
  'pmPlans.page': 'no thing',
  'pmPlans.save': {
    of: 'cell',
    ask: (on, { cellId, tenant }) =>
      on.pmPlans.save({
        cellId,
        name: 'Look after the server room',
        groupId: tenant.groupId,
        items: [{ name: 'Is it cool', kind: 'ok' }],
        every: { count: 1, unit: 'month' },
        anchorOn: '2036-01-31',
      }),
  },
};
