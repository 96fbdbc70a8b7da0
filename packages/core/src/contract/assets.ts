import * as z from 'zod/mini';
import { assetFields, cmdbAsset } from './atoms/asset.ts';
import { id, pageOf, paging, text, whole } from './atoms/basic.ts';
import { call } from './define.ts';
import { maxKeywordLength } from './limits.ts';

/** Whether an asset is in use: the values of `flag`. */
export const assetFlag = { offShelf: 0, onShelf: 1 } as const;

/** A value of `flag`. */
export type AssetFlag = (typeof assetFlag)[keyof typeof assetFlag];

/** One asset, by its id or by the code on its label. */
export const find = /* @__PURE__ */ call('assets.find', {
  method: 'GET',
  path: '/api/user/mobileCmdb/cmdbAsset',
  permission: 'asset.view',
  request: () => z.object({ ciId: z.optional(id()), code: z.optional(text(100)) }),
  data: cmdbAsset,
  errors: ['notFound'],
});

/**
 * Change an asset: values by the property definitions of its class, its name, or whether it is on the shelf (`flag`
 * 0 with a reason of the dictionary offShelfReason, 1 to put it back).
 */
export const update = /* @__PURE__ */ call('assets.update', {
  method: 'POST',
  path: '/api/user/mobileCmdb/cmdbAsset_update',
  permission: 'asset.edit',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      ciId: id(),
      fields: z._default(assetFields(), {}),
      name: z.optional(text(100, 1)),
      flag: z.optional(z.union([z.literal(assetFlag.offShelf), z.literal(assetFlag.onShelf)])),
      offShelfReason: z.optional(text(50)),
      version: z.optional(whole(1, 1_000_000_000)),
    }),
  data: cmdbAsset,
  errors: ['notFound', 'orderChanged', 'notAllowed'],
});

/** Assets by site, class (with all below it) and words of their name, code and values. */
export const page = /* @__PURE__ */ call('assets.page', {
  method: 'POST',
  path: '/api/user/mobileCmdb/page',
  permission: 'asset.view',
  side: 'staff',
  request: () =>
    z.object({
      cellId: z.optional(id()),
      classId: z.optional(id()),
      keyword: z.optional(text(maxKeywordLength)),
      flag: z.optional(z.union([z.literal(assetFlag.offShelf), z.literal(assetFlag.onShelf)])),
      ...paging(),
    }),
  data: () => pageOf(cmdbAsset()),
});
