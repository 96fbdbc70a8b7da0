import * as z from 'zod/mini';
import { id, pageOf, paging, text } from './atoms/basic.ts';
import { call, once } from './define.ts';

const cell = /* @__PURE__ */ once(() =>
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
  request: () => z.object({ keyword: z.optional(text(100)), ...paging() }),
  data: () => pageOf(cell()),
});
