import * as z from 'zod/mini';
import { id } from './atoms/basic.ts';
import { tree as treeShape } from './atoms/tree.ts';
import { call } from './define.ts';

/** The kinds of trouble an order may be about. */
export const tree = /* @__PURE__ */ call('orderTypes.tree', {
  method: 'POST',
  path: '/api/order/orderType/tree',
  permission: 'order.create',
  request: () => z.object({ cellId: z.optional(id()) }),
  data: treeShape,
});
