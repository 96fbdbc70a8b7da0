import type { Access, AccessThings } from '../../testing/access.ts';
import { buildAsset } from '../../testing/assets.ts';

const ofSite = ({ tenant, cellId }: AccessThings) => buildAsset(tenant, { cellId });

export const assetsAccess: Access = {
  'assets.find': {
    of: 'cell',
    ask: async (on, things) => on.assets.find({ ciId: (await ofSite(things)).ciId }),
  },
  'assets.update': {
    // The site's work has to be theirs, or of the groups that they lead.
    of: ({ account }, tenant) => account === tenant.lead,
    ask: async (on, things) => on.assets.update({ ciId: (await ofSite(things)).ciId, name: 'Other' }),
  },
  'assets.page': 'no thing',
};

export const assetClassesAccess: Access = {
  'assetClasses.tree': 'no thing',
};
