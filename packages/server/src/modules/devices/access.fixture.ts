import type { Access, Visitor } from '../../testing/access.ts';
import { buildAsset } from '../../testing/assets.ts';
import type { TestTenant } from '../../testing/tenant.ts';

/** Devices of the site whose order stands in the first group; monitors and dispatchers look after all of them. */
const ofWork = (person: Visitor, tenant: TestTenant) =>
  person.order || person.account === tenant.monitor || person.account === tenant.dispatcher;

export const devicesAccess: Access = {
  'devices.status': {
    of: ofWork,
    ask: async (on, { tenant, cellId }) =>
      on.devices.status({ ciId: (await buildAsset(tenant, { cellId })).ciId }),
  },
  'devices.wifi': {
    of: ofWork,
    ask: async (on, { tenant, cellId }) =>
      on.devices.wifi({ ciId: (await buildAsset(tenant, { cellId })).ciId }),
  },
  'devices.acPoe': { of: ofWork, ask: (on, { cellId }) => on.devices.acPoe({ cellId }) },
};
