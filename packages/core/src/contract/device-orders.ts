import * as z from 'zod/mini';
import type { DeviceStatus } from '../kinds/device.ts';
import { attachment, id, instant, lines, openKey, pageOf, paging, text, whole } from './atoms/basic.ts';
import { attachmentShown, handleRecord } from './atoms/order.ts';
import { canDo, refusedNow, workBase, workScopes } from './atoms/work.ts';
import { call, once } from './define.ts';
import { maxKeywordLength, maxLongTextLength } from './limits.ts';

/** What one may do to a device order. */
export const deviceActions = [
  'allocate',
  'schedule',
  'start',
  'finish',
  'check',
  'passOn',
  'hangUp',
  'activate',
  'reject',
  'void',
  'setManager',
  'setChecker',
  'setEngineer',
  'close',
] as const;

type DeviceAction = (typeof deviceActions)[number];

const deviceShape = () => ({
  id: z.string(),
  orderNo: z.string(),
  title: z.string(),
  status: openKey<DeviceStatus>(),
  priority: z.number(),
  cellId: z.string(),
  cellName: z.string(),
  customerName: z.string(),
  groupId: z.string(),
  groupName: z.string(),
  managerId: z.optional(z.string()),
  managerName: z.optional(z.string()),
  engineerId: z.optional(z.string()),
  engineerName: z.optional(z.string()),
  checkerId: z.optional(z.string()),
  checkerName: z.optional(z.string()),
  planStart: z.optional(z.string()),
  planEnd: z.optional(z.string()),
  resumeAt: z.optional(z.string()),
  hangUpReason: z.optional(z.string()),
  dueAt: z.optional(z.string()),
  /** On hold for a reason during which its clock stands: it is not overdue meanwhile. */
  clockStands: z.optional(z.boolean()),
  overdue: z.boolean(),
  checkRound: z.number(),
  unchecked: z.optional(z.boolean()),
  createdAt: z.string(),
  finishedAt: z.optional(z.string()),
  closedAt: z.optional(z.string()),
  ...canDo<DeviceAction>(),
});

/** A device order as lists show it. */
export const deviceSummary = /* @__PURE__ */ once(() => z.object(deviceShape()));

/** All of a device order: with what it is about, its result and its history. */
export const deviceOrder = /* @__PURE__ */ once(() =>
  z.object({
    ...deviceShape(),
    content: z.string(),
    createdById: z.optional(z.string()),
    creatorName: z.string(),
    checkerActive: z.optional(z.boolean()),
    attachments: z.array(attachmentShown()),
    assets: z.array(
      z.object({ ciId: z.string(), name: z.string(), code: z.string(), className: z.string() }),
    ),
    result: z.optional(z.string()),
    resultFiles: z.array(attachmentShown()),
    records: z.array(handleRecord()),
    ...refusedNow<DeviceAction>(),
  }),
);

/** Device orders that I may see, newest first. */
export const page = /* @__PURE__ */ call('deviceOrders.page', {
  method: 'POST',
  path: '/api/order/device_order/page',
  permission: 'order.view',
  side: 'staff',
  request: () =>
    z.object({
      status: z.optional(z.array(whole(1, 8)).check(z.maxLength(8))),
      scope: z._default(z.enum(workScopes), 'all'),
      keyword: z.optional(text(maxKeywordLength)),
      cellId: z.optional(id()),
      ...paging(),
    }),
  data: () => pageOf(deviceSummary()),
});

/** One device order with its history. */
export const detail = /* @__PURE__ */ call('deviceOrders.detail', {
  method: 'POST',
  path: '/api/order/device_order/detail',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ id: id() }),
  data: deviceOrder,
  errors: ['notFound'],
});

/**
 * Make a device order, in one's own group unless said. The caller is its manager unless said; with an engineer
 * it is allocated at once.
 */
export const create = /* @__PURE__ */ call('deviceOrders.create', {
  method: 'POST',
  path: '/api/order/device_order/create',
  permission: 'device.manage',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      id: z.optional(id()),
      cellId: id(),
      title: text(200, 1),
      content: z.optional(lines(maxLongTextLength)),
      priority: z._default(whole(1, 4), 3),
      groupId: z.optional(id()),
      managerId: z.optional(id()),
      engineerId: z.optional(id()),
      checkerId: z.optional(id()),
      assetIds: z.optional(z.array(id()).check(z.maxLength(50))),
      dueAt: z.optional(instant()),
      attachment: z.optional(attachment()),
      at: z.optional(instant()),
    }),
  data: deviceOrder,
  errors: ['notFound', 'notAllowed'],
});

/**
 * Work on a device order. `engineerId` (and `groupId`) go with allocate and passOn, `accountId` with setManager,
 * setChecker and setEngineer, a plan with schedule, `result` and files with finish, `pass` with check.
 */
export const handle = /* @__PURE__ */ call('deviceOrders.handle', {
  method: 'POST',
  path: '/api/order/device_order/handle',
  permission: 'order.view',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      ...workBase(8),
      action: z.enum(deviceActions),
      groupId: z.optional(id()),
      engineerId: z.optional(id()),
      accountId: z.optional(id()),
      planStart: z.optional(instant()),
      planEnd: z.optional(instant()),
      resumeAt: z.optional(instant()),
      pass: z.optional(z.boolean()),
      result: z.optional(lines(maxLongTextLength)),
      attachments: z.optional(attachment()),
      reasonCode: z.optional(text(50)),
      remark: z.optional(lines(1000)),
    }),
  data: deviceOrder,
  errors: ['notFound', 'orderChanged', 'notAllowed'],
});
