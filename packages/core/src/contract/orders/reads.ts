import * as z from 'zod/mini';
import type { OrderStatus } from '../../lifecycle/order-status.ts';
import { day, id, openKey, pageOf, paging, text, whole } from '../atoms/basic.ts';
import * as shapes from '../atoms/order.ts';
import { orderFilter, orderStatuses } from '../atoms/order-filter.ts';
import { call } from '../define.ts';
import { maxKeywordLength } from '../limits.ts';

export { orderScopes, orderSorts, slaFilters } from '../atoms/order-filter.ts';

/**
 * How many orders stand in each status. Without days, all; with days at most 366 of them. Staff may ask for those of a
 * scope of `orders.page`; without one it is their groups' together.
 */
export const countStatus = /* @__PURE__ */ call('orders.countStatus', {
  method: 'POST',
  path: '/api/order/order/countStatus',
  permission: 'order.view',
  request: () =>
    z.object({
      cellId: z.optional(id()),
      scope: z.optional(z.enum(['mine', 'group', 'led'])),
      from: z.optional(day()),
      to: z.optional(day()),
    }),
  data: () => z.array(z.object({ status: openKey<OrderStatus>(), count: z.number() })),
});

/** Orders raised and resolved by month, oldest first. */
export const month = /* @__PURE__ */ call('orders.month', {
  method: 'POST',
  path: '/api/order/order/orderMonth',
  permission: 'order.view',
  request: () => z.object({ cellId: z.optional(id()), months: z._default(whole(1, 24), 6) }),
  data: () => z.array(z.object({ month: z.string(), created: z.number(), resolved: z.number() })),
});

/** Orders of a customer's sites, newest first. */
export const cellPage = /* @__PURE__ */ call('orders.cellPage', {
  method: 'POST',
  path: '/api/order/order/findCellOrderPage',
  permission: 'order.view',
  side: 'client',
  request: () =>
    z.object({
      cellId: z.optional(id()),
      status: orderStatuses(),
      keyword: z.optional(text(maxKeywordLength)),
      ...paging(),
    }),
  data: () => pageOf(shapes.orderSummary()),
});

/** Orders that staff may see, by scope and filters. */
export const page = /* @__PURE__ */ call('orders.page', {
  method: 'POST',
  path: '/api/order/order/mobile/find_all_page',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ ...orderFilter(), ...paging() }),
  data: () => pageOf(shapes.orderSummary()),
});

/** All of an order. */
export const detail = /* @__PURE__ */ call('orders.detail', {
  method: 'POST',
  path: '/api/order/order/mobile/detail',
  permission: 'order.view',
  request: () => z.object({ orderId: id() }),
  data: shapes.orderDetail,
  errors: ['notFound'],
});

/** What happened to an order, oldest first. */
export const history = /* @__PURE__ */ call('orders.history', {
  method: 'POST',
  path: '/api/order/order/mobile/recordHistoryList',
  permission: 'order.view',
  request: () => z.object({ orderId: id() }),
  data: () => z.array(shapes.handleRecord()),
  errors: ['notFound'],
});

/** The evaluation of an order. */
export const evaluation = /* @__PURE__ */ call('orders.evaluation', {
  method: 'POST',
  path: '/api/order/order/mobile/viewEvaluate',
  permission: 'order.view',
  request: () => z.object({ orderId: id() }),
  data: shapes.evaluation,
  errors: ['notFound'],
});
