import * as z from 'zod/mini';
import { type OrderKind, orderKinds } from '../../order/source.ts';
import { day, id, identifier, openWord, pageOf, paging, text, whole } from '../atoms/basic.ts';
import * as shapes from '../atoms/order.ts';
import { orderFilter } from '../atoms/order-filter.ts';
import { call, once } from '../define.ts';
import { maxKeywordLength } from '../limits.ts';

/** An order of any kind, as far as all kinds are alike. */
export const anyOrder = /* @__PURE__ */ once(() =>
  z.object({
    kind: openWord<OrderKind>(),
    id: z.string(),
    orderNo: z.string(),
    title: z.string(),
    /** By the kind's own statuses. */
    status: z.number(),
    cellName: z.string(),
    customerName: z.optional(z.string()),
    /** The reporter, where the kind has one. */
    reportName: z.optional(z.string()),
    /** The asset by which a keyword found it, where the order itself says nothing of the keyword: name and code. */
    assetName: z.optional(z.string()),
    /** The stretch of its description that holds the keyword, where nothing else of it does; only in search. */
    content: z.optional(z.string()),
    /** Who has it. */
    handlerName: z.optional(z.string()),
    createdAt: z.string(),
    /** Where the keyword stands, as written or by the initials of its pinyin; only in search. */
    hits: z.optional(
      z.array(
        z.object({
          field: openWord<shapes.AnyOrderField>(),
          /** The first character, and how many; as JavaScript counts them. */
          start: z.number(),
          length: z.number(),
        }),
      ),
    ),
  }),
);

/** Which kind of order an id or a number is of, and what it is about. */
export const findAny = /* @__PURE__ */ call('orders.findAny', {
  method: 'POST',
  path: '/api/order/all_order/find_one',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ orderId: z.optional(id()), orderNo: z.optional(identifier(60, 1)) }),
  data: () => z.object({ kind: openWord<OrderKind>(), order: anyOrder() }),
  errors: ['notFound'],
});

/** Search orders of every kind that I may see, newest first. */
export const search = /* @__PURE__ */ call('orders.search', {
  method: 'POST',
  path: '/api/order/all_order/search',
  permission: 'order.view',
  request: () =>
    z.object({
      keyword: text(maxKeywordLength, 1),
      kinds: z.optional(z.array(z.enum(orderKinds)).check(z.maxLength(orderKinds.length))),
      status: z.optional(z.array(whole(1, 8)).check(z.maxLength(8))),
      from: z.optional(day()),
      to: z.optional(day()),
      ...paging(),
    }),
  data: () => pageOf(anyOrder()),
});

/** The last ten things that happened to orders of a site or an asset, as far as I see those orders, newest first. */
export const lastTenHistory = /* @__PURE__ */ call('orders.lastTenHistory', {
  method: 'POST',
  path: '/api/order/handle_record_history_ten',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ cellId: z.optional(id()), assetId: z.optional(id()) }),
  data: () =>
    z.array(
      z.object({
        ...shapes.handleRecord().shape,
        orderId: z.string(),
        orderNo: z.string(),
        title: z.string(),
      }),
    ),
  errors: ['notFound'],
});

/** The orders of a list as CSV (UTF-8 with byte order mark), at most 50 000. Leads get those of their groups. */
const exportCsv = /* @__PURE__ */ call('orders.export', {
  method: 'POST',
  path: '/api/order/order/export',
  permission: 'order.export',
  side: 'staff',
  reply: 'file',
  request: () => z.object(orderFilter()),
  data: () => z.custom<Blob>(),
});

export { exportCsv as export };
