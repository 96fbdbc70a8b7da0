import * as z from 'zod/mini';
import { assetFields, assetProperty, cmdbAsset } from './atoms/asset.ts';
import { id, nothing, whole } from './atoms/basic.ts';
import { call } from './define.ts';

/** Version of the order that the caller saw; a different one is refused as orderChanged. */
const version = () => z.optional(whole(1, 1_000_000_000));

/** Assets of an order. */
export const list = /* @__PURE__ */ call('orderAssets.list', {
  method: 'GET',
  path: '/api/order/orderAssetList',
  permission: 'order.view',
  request: () => z.object({ orderId: id() }),
  data: () => z.array(cmdbAsset()),
  errors: ['notFound'],
});

/** Correct an asset while working on an order that it is bound to. */
export const modify = /* @__PURE__ */ call('orderAssets.modify', {
  method: 'POST',
  path: '/api/order/appOrderModifyAssetUpdate',
  permission: 'asset.edit',
  side: 'staff',
  writes: true,
  request: () => z.object({ orderId: id(), ciId: id(), fields: assetFields(), version: version() }),
  data: nothing,
  errors: ['notFound', 'notAllowed', 'orderChanged'],
});

/** Take an asset off an order. */
export const unbind = /* @__PURE__ */ call('orderAssets.unbind', {
  method: 'POST',
  path: '/api/order/appUntieOrderAsset',
  permission: 'asset.edit',
  side: 'staff',
  writes: true,
  request: () => z.object({ orderId: id(), ciId: id(), version: version() }),
  data: nothing,
  errors: ['notFound', 'notAllowed', 'orderChanged'],
});

/** How a class of assets is described, with what it has from the classes above it. */
export const properties = /* @__PURE__ */ call('orderAssets.properties', {
  method: 'POST',
  path: '/api/order/appPropertyList',
  permission: 'asset.view',
  side: 'staff',
  request: () => z.object({ classId: id() }),
  data: () => z.array(assetProperty()),
  errors: ['notFound'],
});

/** Put assets of the order's customer to an order. */
export const bind = /* @__PURE__ */ call('orderAssets.bind', {
  method: 'POST',
  path: '/api/order/appOrderAssetBind',
  permission: 'asset.edit',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      orderId: id(),
      ciIds: z.array(id()).check(z.minLength(1), z.maxLength(50)),
      version: version(),
    }),
  data: nothing,
  errors: ['notFound', 'notAllowed', 'orderChanged'],
});
