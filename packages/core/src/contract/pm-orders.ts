import * as z from 'zod/mini';
import type { PmStatus } from '../kinds/pm-status.ts';
import {
  attachment,
  day,
  id,
  instant,
  lines,
  openKey,
  openWord,
  pageOf,
  paging,
  text,
  whole,
} from './atoms/basic.ts';
import { attachmentShown, handleRecord, orderSummary } from './atoms/order.ts';
import { canDo, refusedNow, workBase, workScopes } from './atoms/work.ts';
import { call, once } from './define.ts';
import { maxKeywordLength } from './limits.ts';

/** What one may do to a preventive-maintenance order. */
export const pmActions = ['schedule', 'start', 'record', 'finish', 'transfer', 'skip'] as const;
/** What the answer to an item says; a number out of its limits is abnormal whatever is said. */
export const pmResults = ['normal', 'abnormal', 'na'] as const;
/** How a list of preventive-maintenance orders goes: by the nearest due day, or the newest first. */
export const pmSorts = ['due', 'newest'] as const;

type PmAction = (typeof pmActions)[number];

/** An item of a check list, with its answer if any. `offersOrder`: it is abnormal and has no order made of it yet. */
const item = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    kind: z.string(),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    unit: z.optional(z.string()),
    options: z.optional(z.array(z.string())),
    required: z.boolean(),
    photoRequired: z.optional(z.boolean()),
    ciId: z.optional(z.string()),
    assetName: z.optional(z.string()),
    offersOrder: z.boolean(),
    answer: z.optional(
      z.object({
        result: openWord<(typeof pmResults)[number]>(),
        value: z.optional(z.string()),
        photos: z.array(attachmentShown()),
        remark: z.optional(z.string()),
        byName: z.optional(z.string()),
        at: z.string(),
        orderId: z.optional(z.string()),
        orderNo: z.optional(z.string()),
      }),
    ),
  });

const pmShape = () => ({
  id: z.string(),
  orderNo: z.string(),
  title: z.string(),
  status: openKey<PmStatus>(),
  planId: z.string(),
  planName: z.string(),
  cellId: z.string(),
  cellName: z.string(),
  customerName: z.string(),
  groupId: z.string(),
  groupName: z.string(),
  engineerId: z.optional(z.string()),
  engineerName: z.optional(z.string()),
  occurrenceOn: z.string(),
  dueOn: z.string(),
  overdue: z.boolean(),
  minutes: z.number(),
  planStart: z.optional(z.string()),
  planEnd: z.optional(z.string()),
  startedAt: z.optional(z.string()),
  finishedAt: z.optional(z.string()),
  skipReason: z.optional(z.string()),
  itemCount: z.number(),
  answeredCount: z.number(),
  abnormalCount: z.number(),
  createdAt: z.string(),
  ...canDo<PmAction>(),
});

/** A preventive-maintenance order as lists show it. */
export const pmSummary = /* @__PURE__ */ once(() => z.object(pmShape()));

/** All of a preventive-maintenance order: with its check list and its history. `merged`: days of its plan that joined it. */
export const pmOrder = /* @__PURE__ */ once(() =>
  z.object({
    ...pmShape(),
    merged: z.array(z.string()),
    items: z.array(item()),
    records: z.array(handleRecord()),
    ...refusedNow<PmAction>(),
  }),
);

/** Preventive-maintenance orders that I may see; open ones the most urgent first, others newest first. */
export const page = /* @__PURE__ */ call('pmOrders.page', {
  method: 'POST',
  path: '/api/order/pm_order/page',
  permission: 'order.view',
  side: 'staff',
  request: () =>
    z.object({
      status: z.optional(z.array(whole(1, 5)).check(z.maxLength(5))),
      scope: z._default(z.enum(workScopes), 'all'),
      keyword: z.optional(text(maxKeywordLength)),
      cellId: z.optional(id()),
      planId: z.optional(id()),
      /** Due days, both included. */
      from: z.optional(day()),
      to: z.optional(day()),
      sort: z.optional(z.enum(pmSorts)),
      ...paging(),
    }),
  data: () => pageOf(pmSummary()),
});

/** One preventive-maintenance order with its check list. */
export const detail = /* @__PURE__ */ call('pmOrders.detail', {
  method: 'POST',
  path: '/api/order/pm_order/detail',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ id: id() }),
  data: pmOrder,
  errors: ['notFound'],
});

/**
 * Work on a preventive-maintenance order. A plan (and `engineerId`) goes with schedule, answers with record and
 * finish, `groupId` (and `engineerId`) with transfer.
 */
export const handle = /* @__PURE__ */ call('pmOrders.handle', {
  method: 'POST',
  path: '/api/order/pm_order/handle',
  permission: 'order.view',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      ...workBase(5),
      action: z.enum(pmActions),
      planStart: z.optional(instant()),
      planEnd: z.optional(instant()),
      groupId: z.optional(id()),
      engineerId: z.optional(id()),
      answers: z.optional(
        z
          .array(
            z.object({
              itemId: id(),
              result: z.enum(pmResults),
              value: z.optional(lines(1000)),
              photos: z.optional(attachment()),
              remark: z.optional(lines(1000)),
            }),
          )
          .check(z.maxLength(500)),
      ),
      remark: z.optional(lines(1000)),
    }),
  data: pmOrder,
  errors: ['notFound', 'orderChanged', 'notAllowed'],
});

/** Make an order of something abnormal. Type and catalogue are those of the plan unless said; `at` is when it was done on the device. */
export const raise = /* @__PURE__ */ call('pmOrders.raise', {
  method: 'POST',
  path: '/api/order/pm_order/raise',
  permission: 'order.create',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      id: id(),
      itemId: id(),
      typeId: z.optional(id()),
      serverCatalogId: z.optional(id()),
      title: z.optional(text(200, 1)),
      content: z.optional(lines(1000)),
      at: z.optional(instant()),
    }),
  data: orderSummary,
  errors: ['notFound', 'notAllowed'],
});
