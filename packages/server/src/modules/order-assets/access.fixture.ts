import type { Access } from '../../testing/access.ts';
import { buildAsset, buildAssetClass } from '../../testing/assets.ts';

export const orderAssetsAccess: Access = {
  'orderAssets.list': { of: 'order', ask: (on, { orderId }) => on.orderAssets.list({ orderId }) },
  'orderAssets.bind': {
    of: 'order',
    ask: async (on, { tenant, orderId, cellId }) => {
      const { ciId } = await buildAsset(tenant, { cellId });
      return on.orderAssets.bind({ orderId, ciIds: [ciId] });
    },
  },
  'orderAssets.unbind': {
    of: 'order',
    ask: async (on, { tenant, orderId, cellId }) => {
      const { ciId } = await buildAsset(tenant, { cellId, orderId });
      return on.orderAssets.unbind({ orderId, ciId });
    },
  },
  'orderAssets.modify': {
    of: 'order',
    ask: async (on, { tenant, orderId, cellId }) => {
      const { ciId } = await buildAsset(tenant, { cellId, orderId });
      return on.orderAssets.modify({ orderId, ciId, fields: { model: 'X' } });
    },
  },
  'orderAssets.properties': {
    of: 'tenant',
    ask: async (on, { tenant }) => on.orderAssets.properties({ classId: await buildAssetClass(tenant) }),
  },
};
