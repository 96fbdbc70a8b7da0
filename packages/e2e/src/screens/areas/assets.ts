import type { Client } from '@svcdesk/core';
import type { Area } from '../area.ts';

async function onShelf(engineer: Client) {
  const { list } = await engineer.assets.page({ flag: 1, size: 1 });
  return list[0];
}

/** An order of the engineer's that may be edited, with an asset on the shelf linked to it. */
async function orderWithAsset(engineer: Client) {
  const { list } = await engineer.orders.page({ scope: 'mine', status: [3], size: 20 });
  for (const order of list.filter(({ can }) => can.includes('edit'))) {
    const linked = await engineer.orderAssets.list({ orderId: order.id });
    const known = linked.find(({ flag }) => flag === 1);
    if (known) return { id: order.id, ciId: known.ciId };
    const { list: ofSite } = await engineer.assets.page({ cellId: order.cellId, flag: 1, size: 1 });
    const [first] = ofSite;
    if (!first) continue;
    // The other case may have linked it meanwhile.
    await engineer.orderAssets.bind({ orderId: order.id, ciIds: [first.ciId] }).catch(() => undefined);
    return { id: order.id, ciId: first.ciId };
  }
  return undefined;
}

const property = '/userSide/property';

export const assetsArea: Area = {
  samples: {
    asset: async (ask) => {
      const found = await onShelf(await ask('engineer'));
      return found && { id: found.ciId };
    },
    assetOffShelf: async (ask) => {
      const { list } = await (await ask('engineer')).assets.page({ flag: 0, size: 1 });
      return list[0] && { id: list[0].ciId };
    },
    orderWithAssets: async (ask) => orderWithAsset(await ask('engineer')),
    assetOfOrder: async (ask) => orderWithAsset(await ask('engineer')),
  },
  cases: [
    { path: property, query: { flag: '1' } },
    { path: property, about: 'assetOffShelf' },
    { path: property, about: 'asset', query: { do: 'offShelf' } },
  ],
};
