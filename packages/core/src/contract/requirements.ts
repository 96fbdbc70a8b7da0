import * as z from 'zod/mini';
import type { RequirementAction, RequirementStatus } from '../kinds/requirement.ts';
import type { OrderStatus } from '../lifecycle/order-status.ts';
import {
  attachment,
  id,
  instant,
  lines,
  nothing,
  openKey,
  pageOf,
  paging,
  text,
  whole,
} from './atoms/basic.ts';
import {
  acceptedOrder,
  attachmentShown,
  fieldAnswer,
  fieldShown,
  handleRecord,
  orderDraft,
} from './atoms/order.ts';
import { canDo, refusedNow } from './atoms/work.ts';
import { call, once } from './define.ts';
import { maxKeywordLength } from './limits.ts';

const errors = ['notFound', 'orderChanged', 'notAllowed'] as const;
const version = () => z.optional(whole(1, 1_000_000_000));
const remark = () => z.optional(lines(1000));

/** What a customer asks for before it is an order. */
export const requirement = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    requirementNo: z.string(),
    title: z.string(),
    content: z.string(),
    /** 2 is 1 while a member of staff handles it. */
    status: openKey<RequirementStatus>(),
    cellId: z.string(),
    cellName: z.string(),
    customerId: z.optional(z.string()),
    customerName: z.string(),
    reportId: z.optional(z.string()),
    reportName: z.string(),
    reportPhone: z.string(),
    typeId: z.optional(z.string()),
    typeName: z.optional(z.string()),
    serverCatalogId: z.optional(z.string()),
    serverCatalogName: z.optional(z.string()),
    /** The attachment string as stored, and the same as a list. */
    adjunct: z.string(),
    attachments: z.array(attachmentShown()),
    fields: z.array(fieldShown()),
    assets: z.array(z.object({ ciId: z.string(), name: z.string(), code: z.string() })),
    /** Who is at it; for staff. */
    lock: z.optional(
      z.object({
        byId: z.optional(z.string()),
        byName: z.string(),
        untilAt: z.string(),
        mine: z.boolean(),
      }),
    ),
    orderId: z.optional(z.string()),
    orderNo: z.optional(z.string()),
    orderStatus: z.optional(openKey<OrderStatus>()),
    /** Why it was refused or cancelled. */
    reasonCode: z.optional(z.string()),
    remark: z.optional(z.string()),
    copyOfId: z.optional(z.string()),
    createdById: z.optional(z.string()),
    remindedAt: z.optional(z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
    ...canDo<RequirementAction>(),
    ...refusedNow<RequirementAction>(),
  }),
);

/** One requirement. */
export const detail = /* @__PURE__ */ call('requirements.detail', {
  method: 'POST',
  path: '/api/order/demand_center/view_details',
  permission: ['requirement.handle', 'requirement.create'],
  request: () => z.object({ id: id() }),
  data: requirement,
  errors: ['notFound'],
});

/** Take the lock of a requirement, or renew it; says who has it when it is taken. It lasts ten minutes. */
export const checkLock = /* @__PURE__ */ call('requirements.checkLock', {
  method: 'POST',
  path: '/api/order/demand_center/check_lock',
  permission: 'requirement.handle',
  side: 'staff',
  writes: true,
  request: () => z.object({ id: id() }),
  data: () =>
    z.object({
      locked: z.boolean(),
      mine: z.boolean(),
      byName: z.optional(z.string()),
      untilAt: z.optional(z.string()),
    }),
  errors: ['notFound', 'notAllowed'],
});

/** Give one's lock back. */
export const unlock = /* @__PURE__ */ call('requirements.unlock', {
  method: 'POST',
  path: '/api/order/demand_center/unlock',
  permission: 'requirement.handle',
  side: 'staff',
  writes: true,
  request: () => z.object({ id: id() }),
  data: nothing,
  errors: ['notFound', 'requirementLocked'],
});

/** Requirements of my sites, or of the sites that my groups serve, newest first. */
export const list = /* @__PURE__ */ call('requirements.list', {
  method: 'POST',
  path: '/api/order/requirement/requirementList',
  permission: ['requirement.handle', 'requirement.create'],
  request: () =>
    z.object({
      status: z.optional(z.array(whole(1, 5)).check(z.maxLength(5))),
      cellId: z.optional(id()),
      keyword: z.optional(text(maxKeywordLength)),
      ...paging(),
    }),
  data: () => pageOf(requirement()),
});

/** How many requirements stand in each status, of those that the list holds. */
export const countStatus = /* @__PURE__ */ call('requirements.countStatus', {
  method: 'POST',
  path: '/api/order/requirement/countStatus',
  permission: ['requirement.handle', 'requirement.create'],
  request: () => z.object({ cellId: z.optional(id()) }),
  data: () => z.array(z.object({ status: openKey<RequirementStatus>(), count: z.number() })),
});

/** Raise a requirement; `copyOfId` names a refused one that it is raised again for. */
export const create = /* @__PURE__ */ call('requirements.create', {
  method: 'POST',
  path: '/api/order/requirement/create',
  permission: 'requirement.create',
  side: 'client',
  writes: true,
  request: () => {
    const { cellId, reportId, reportName, reportPhone, title, content, assetIds } = orderDraft();
    return z.object({
      id: z.optional(id()),
      cellId,
      reportId,
      reportName,
      reportPhone,
      typeId: z.optional(id()),
      serverCatalogId: z.optional(id()),
      fields: z.optional(z.array(fieldAnswer()).check(z.maxLength(100))),
      title,
      content,
      assetIds,
      adjunct: z.optional(attachment()),
      copyOfId: z.optional(id()),
      at: z.optional(instant()),
    });
  },
  data: requirement,
  errors: ['notFound', 'notAllowed', 'keyReused'],
});

/** Take back a requirement that is not an order yet; that wins over staff who are at it. */
export const cancel = /* @__PURE__ */ call('requirements.cancel', {
  method: 'POST',
  path: '/api/order/requirement/cancel',
  permission: 'requirement.cancel',
  side: 'client',
  writes: true,
  request: () =>
    z.object({
      id: id(),
      reason: z.optional(text(50)),
      remark: remark(),
      version: version(),
      at: z.optional(instant()),
    }),
  data: requirement,
  errors,
});

/** Refuse a requirement, with a reason for the customer. */
export const reject = /* @__PURE__ */ call('requirements.reject', {
  method: 'POST',
  path: '/api/order/requirement/reject',
  permission: 'requirement.handle',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      id: id(),
      reason: text(50, 1),
      remark: remark(),
      version: version(),
      at: z.optional(instant()),
    }),
  data: requirement,
  errors: [...errors, 'requirementLocked'],
});

/** Make an order of a requirement; its reporter, fields, assets and files go along. */
export const toOrder = /* @__PURE__ */ call('requirements.toOrder', {
  method: 'POST',
  path: '/api/order/requirement/create_order',
  permission: 'requirement.handle',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      id: id(),
      version: version(),
      draft: z.object(orderDraft()),
      status: z.optional(z.literal([2, 3, 4])),
      groupId: z.optional(id()),
      engineerId: z.optional(id()),
      /** Who stood first among those suggested when the choice was made; kept for the report of suggestions. */
      suggestedId: z.optional(id()),
      reasonCode: z.optional(text(50)),
      remark: remark(),
      resumeAt: z.optional(instant()),
      planStart: z.optional(instant()),
      planEnd: z.optional(instant()),
      /** Plans it although the time is taken, or in a leave. */
      force: z.optional(z.boolean()),
      at: z.optional(instant()),
    }),
  data: acceptedOrder,
  errors: [...errors, 'requirementLocked'],
});

/** What happened to a requirement, oldest first. */
export const records = /* @__PURE__ */ call('requirements.records', {
  method: 'POST',
  path: '/api/order/requirement/records',
  permission: ['requirement.handle', 'requirement.create'],
  request: () => z.object({ id: id() }),
  data: () => z.array(handleRecord()),
  errors: ['notFound'],
});

/** Remind of a requirement that waits; at most once in 30 minutes. */
export const remind = /* @__PURE__ */ call('requirements.remind', {
  method: 'POST',
  path: '/api/order/requirement/remind',
  permission: 'requirement.create',
  side: 'client',
  writes: true,
  request: () => z.object({ id: id(), at: z.optional(instant()) }),
  data: nothing,
  errors,
});

/** Take the lock away from its holder. */
export const breakLock = /* @__PURE__ */ call('requirements.breakLock', {
  method: 'POST',
  path: '/api/order/requirement/break_lock',
  permission: 'requirement.handle',
  side: 'staff',
  writes: true,
  request: () => z.object({ id: id() }),
  data: nothing,
  errors: ['notFound', 'notAllowed'],
});
