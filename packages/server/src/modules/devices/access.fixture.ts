import type { Access, Visitor } from '../../testing/access.ts';
import { buildAsset } from '../../testing/assets.ts';
import type { TestDesk } from '../../testing/desk.ts';

/** Devices of the site whose order stands in the first group; monitors and dispatchers look after all of them. */
const ofWork = (person: Visitor, desk: TestDesk) =>
  person.order || person.account === desk.monitor || person.account === desk.dispatcher;

export const devicesAccess: Access = {
  'devices.status': {
    of: ofWork,
    ask: async (on, { desk, cellId }) =>
      on.devices.status({ ciId: (await buildAsset(desk, { cellId })).ciId }),
  },
  'devices.wifi': {
    of: ofWork,
    ask: async (on, { desk, cellId }) => on.devices.wifi({ ciId: (await buildAsset(desk, { cellId })).ciId }),
  },
  'devices.acPoe': { of: ofWork, ask: (on, { cellId }) => on.devices.acPoe({ cellId }) },
};
