import type { Client } from '@svcdesk/core';
import type { Access, AccessRow, AccessThings } from '../../testing/access.ts';
import { linkPartner } from '../../testing/index.ts';

// Of the owner's side, all who reach the order. The partner has no account among those who try.
const ofOwner: Extract<AccessRow, object>['of'] = ({ side, order }) => side === 'staff' && order;
/** Who the partner's engineers are is shown to the partner alone. */
const ofNobody: Extract<AccessRow, object>['of'] = () => false;

/** What is only read is asked for by everybody in turn, and an order is handed on but once. */
const known = new WeakMap<AccessThings, Promise<string>>();

/** The order, handed to a partner by the tenant's lead. */
function made(things: AccessThings): Promise<string> {
  const { as, tenant, orderId } = things;
  const hand = async () => {
    const partner = await linkPartner(tenant);
    await (await as(tenant.engineer)).orders.accept({ orderId });
    const lead = await as(tenant.lead);
    return (await lead.entrust.create({ orderId, partnerTenantId: partner.tenantId })).id;
  };
  const id = known.get(things) ?? hand();
  known.set(things, id);
  return id;
}

const asked = (of: typeof ofOwner, ask: (on: Client, id: string) => Promise<unknown>) => ({
  of,
  ask: async (on: Client, things: AccessThings) => ask(on, await made(things)),
});

export const entrustAccess: Access = {
  'entrust.detail': asked(ofOwner, (on, id) => on.entrust.detail({ id })),
  'entrust.records': asked(ofOwner, (on, id) => on.entrust.records({ id })),
  'entrust.engineers': asked(ofNobody, (on, id) => on.entrust.engineers({ id })),
  'entrust.distribute': asked(ofOwner, (on, id) =>
    on.entrust.distribute({ id, status: 1, engineerId: '00000000-0000-7000-8000-000000000000' }),
  ),
  'entrust.retake': asked(ofOwner, (on, id) => on.entrust.retake({ id, status: 1 })),
  'entrust.handle': asked(ofOwner, (on, id) => on.entrust.handle({ id, action: 'takeBack' })),
  'entrust.create': {
    of: 'order',
    ask: async (on, { tenant, orderId }) =>
      on.entrust.create({ orderId, partnerTenantId: (await linkPartner(tenant)).tenantId }),
  },
  'entrust.page': 'no thing',
  'entrust.mine': 'no thing',
  'entrust.partners': 'no thing',
};
