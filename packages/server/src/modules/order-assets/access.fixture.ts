import type { Access } from '../../testing/access.ts';
import { buildAsset, buildAssetClass } from '../../testing/assets.ts';

export const orderAssetsAccess: Access = {
  'orderAssets.list': { of: 'order', ask: (on, { orderId }) => on.orderAssets.list({ orderId }) },
  'orderAssets.bind': {
    of: 'order',
    ask: async (on, { desk, orderId, cellId }) => {
      const { ciId } = await buildAsset(desk, { cellId });
      return on.orderAssets.bind({ orderId, ciIds: [ciId] });
    },
  },
  'orderAssets.unbind': {
    of: 'order',
    ask: async (on, { desk, orderId, cellId }) => {
      const { ciId } = await buildAsset(desk, { cellId, orderId });
      return on.orderAssets.unbind({ orderId, ciId });
    },
  },
  'orderAssets.modify': {
    of: 'order',
    ask: async (on, { desk, orderId, cellId }) => {
      const { ciId } = await buildAsset(desk, { cellId, orderId });
      return on.orderAssets.modify({ orderId, ciId, fields: { model: 'X' } });
    },
  },
  'orderAssets.properties': {
    of: 'tenant',
    ask: async (on, { desk }) => on.orderAssets.properties({ classId: await buildAssetClass(desk) }),
  },
};
