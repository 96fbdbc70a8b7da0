import * as z from 'zod/mini';
import { once } from '../define.ts';
import { lines, text } from './basic.ts';

/**
 * A thing of the asset register as it is sent. `cmdbAsset` is JSON text with a result
 * list of one row, values by property key; `cmdbAssetAlias` is JSON text of what people call those keys. Off shelf is
 * `flag` 0 with exactly `{"result":[]}`.
 */
export const cmdbAsset = /* @__PURE__ */ once(() =>
  z.object({
    ciId: z.string(),
    cmdbAsset: z.string(),
    cmdbAssetAlias: z.string(),
    flag: z.number(),
    name: z.string(),
    code: z.string(),
    classId: z.string(),
    className: z.string(),
    cellId: z.string(),
    cellName: z.string(),
    offShelfReason: z.optional(z.string()),
    version: z.number(),
  }),
);

/** How a class of assets is described: the fields of its form. */
export const assetProperty = /* @__PURE__ */ once(() =>
  z.object({
    key: z.string(),
    name: z.string(),
    fieldTypeName: z.string(),
    required: z.boolean(),
    options: z.optional(z.array(z.string())),
    /** `address` and `port`: where a device check reaches the asset; `mac`: how a controller knows it. */
    use: z.optional(z.string()),
    /** Clients do not see it. */
    internal: z.optional(z.boolean()),
    sort: z.number(),
  }),
);

/** New values of an asset by property key; an empty text takes a value away. */
export const assetFields = /* @__PURE__ */ once(() => z.record(text(50, 1), lines(5000)));
