import * as z from 'zod/mini';
import { id, pageOf, paging, text } from './atoms/basic.ts';
import { call, once } from './define.ts';
import { maxKeywordLength } from './limits.ts';

/** A site of a customer. */
export const cell = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    code: z.string(),
    customerId: z.string(),
    customerName: z.string(),
    address: z.optional(z.string()),
    latitude: z.optional(z.number()),
    longitude: z.optional(z.number()),
    phone: z.optional(z.string()),
    version: z.number(),
  }),
);

/** One site. */
export const findOne = /* @__PURE__ */ call('cells.findOne', {
  method: 'POST',
  path: '/api/customerCell/find_one',
  permission: 'order.view',
  request: () => z.object({ cellId: id() }),
  data: cell,
  errors: ['notFound'],
});

/** Sites that I may see, by name. */
export const list = /* @__PURE__ */ call('cells.list', {
  method: 'POST',
  path: '/api/customerCell/findCellList',
  permission: 'order.view',
  request: () => z.object({ keyword: z.optional(text(maxKeywordLength)), ...paging() }),
  data: () => pageOf(cell()),
});

/** A site as a choice in a form, with the customer that it belongs to. */
export const select = /* @__PURE__ */ call('cells.select', {
  method: 'POST',
  path: '/api/customerCell/findSelectByCellId',
  permission: 'order.view',
  request: () => z.object({ cellId: id() }),
  data: () =>
    z.object({ value: z.string(), label: z.string(), customerId: z.string(), customerName: z.string() }),
  errors: ['notFound'],
});

/** What is known of a site: where it is, whom to ask for, its contract, and how much there is of it. */
export const property = /* @__PURE__ */ call('cells.property', {
  method: 'POST',
  path: '/api/user/cell/property',
  permission: 'order.view',
  request: () => z.object({ cellId: id() }),
  data: () =>
    z.object({
      ...cell().shape,
      regionCode: z.optional(z.string()),
      /** Province, city and district, joined by a hyphen. */
      regionName: z.optional(z.string()),
      contactName: z.optional(z.string()),
      contractNo: z.optional(z.string()),
      contractEndsOn: z.optional(z.string()),
      openingHours: z.optional(z.string()),
      /** For staff only. */
      remark: z.optional(z.string()),
      reporterCount: z.number(),
      assetCount: z.number(),
      openOrderCount: z.number(),
    }),
  errors: ['notFound'],
});
