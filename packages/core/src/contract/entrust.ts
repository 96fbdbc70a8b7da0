import * as z from 'zod/mini';
import type { EntrustAction, EntrustStatus } from '../kinds/entrust.ts';
import {
  attachment,
  id,
  instant,
  lines,
  openKey,
  openWord,
  paging,
  text,
  whole,
  wholeInQuery,
} from './atoms/basic.ts';
import { attachmentShown, handleRecord } from './atoms/order.ts';
import { canDo, refusedNow, workBase } from './atoms/work.ts';
import { call, once } from './define.ts';
import { maxKeywordLength, maxLongTextLength } from './limits.ts';

/** Which half one looks at: that of the tenant that hands the order on, or that of the partner who works on it. */
export const entrustSides = ['owner', 'partner'] as const;
/** What one may do to an entrusted order beside distributing and retaking it. */
export const entrustActions = [
  'accept',
  'decline',
  'progress',
  'finish',
  'return',
  'reject',
  'takeBack',
] as const;

type EntrustSide = (typeof entrustSides)[number];

const maxStatus = 6;
const remark = () => z.optional(lines(1000));

/** An order that was entrusted to a partner. */
export const entrustOrder = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    /** Of one's own side; each counts its numbers for itself. */
    entrustNo: z.string(),
    /** Of the other side, to speak of it with them. */
    otherNo: z.string(),
    side: openWord<EntrustSide>(),
    status: openKey<EntrustStatus>(),
    title: z.string(),
    content: z.string(),
    priority: z.number(),
    typeName: z.string(),
    cellName: z.string(),
    cellAddress: z.optional(z.string()),
    reportName: z.string(),
    /** Masked for the partner until their engineer has accepted. */
    reportPhone: z.string(),
    ownerName: z.string(),
    partnerName: z.string(),
    /** For the owner. */
    coordinatorId: z.optional(z.string()),
    coordinatorName: z.optional(z.string()),
    ownerGroupId: z.optional(z.string()),
    orderId: z.optional(z.string()),
    orderNo: z.optional(z.string()),
    /** For the partner. */
    groupId: z.optional(z.string()),
    groupName: z.optional(z.string()),
    engineerId: z.optional(z.string()),
    engineerName: z.optional(z.string()),
    engineerPhone: z.optional(z.string()),
    dueAt: z.optional(z.string()),
    /** The owner's order is hung up: dueAt waits. */
    paused: z.optional(z.boolean()),
    createdAt: z.string(),
    acceptedAt: z.optional(z.string()),
    finishedAt: z.optional(z.string()),
    /** What the partner is asked for beside the order. */
    remark: z.optional(z.string()),
    attachments: z.array(attachmentShown()),
    assets: z.array(z.object({ ciId: z.string(), name: z.string(), code: z.string() })),
    result: z.optional(z.string()),
    resultFiles: z.array(attachmentShown()),
    ...canDo<EntrustAction>(),
    ...refusedNow<EntrustAction>(),
  }),
);

/** A list with `hasNext` and `page`. */
const entrustList = () =>
  z.object({
    list: z.array(entrustOrder()),
    hasNext: z.boolean(),
    page: z.number(),
    size: z.number(),
    total: z.number(),
    totalPage: z.number(),
    totalIsLowerBound: z.optional(z.boolean()),
    next: z.optional(z.string()),
  });

const filter = () => ({
  status: z.optional(z.array(whole(1, maxStatus)).check(z.maxLength(maxStatus))),
  keyword: z.optional(text(maxKeywordLength)),
  ...paging(),
});

/** Orders that other organisations handed to mine; with side `owner` those that mine handed on, or of one order. */
export const page = /* @__PURE__ */ call('entrust.page', {
  method: 'POST',
  path: '/api/cooperation/entrust/other_entrust_list',
  permission: 'order.view',
  side: 'staff',
  request: () =>
    z.object({ ...filter(), side: z._default(z.enum(entrustSides), 'partner'), orderId: z.optional(id()) }),
  data: entrustList,
});

/** One entrusted order. `status` is the one that the list showed: when it differs, that is said. */
export const detail = /* @__PURE__ */ call('entrust.detail', {
  method: 'GET',
  path: '/api/cooperation/entrust/entrust_detail',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ id: id(), status: z.optional(wholeInQuery(1, maxStatus)) }),
  data: entrustOrder,
  errors: ['notFound', 'distributeChanged'],
});

/** Entrusted orders that are mine to do: as the engineer, or as the coordinator of the order. */
export const mine = /* @__PURE__ */ call('entrust.mine', {
  method: 'POST',
  path: '/api/cooperation/entrust/backlog/my_entrust_page',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ ...filter(), side: z.optional(z.enum(entrustSides)) }),
  data: entrustList,
});

/** Name the engineer of an entrusted order. */
export const distribute = /* @__PURE__ */ call('entrust.distribute', {
  method: 'POST',
  path: '/api/cooperation/entrust_handle/appDistribution',
  permission: 'entrust.distribute',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({ ...workBase(maxStatus), status: whole(1, maxStatus), engineerId: id(), remark: remark() }),
  data: entrustOrder,
  errors: ['notFound', 'distributeChanged', 'notAllowed'],
});

/** Take an entrusted order back from its engineer. */
export const retake = /* @__PURE__ */ call('entrust.retake', {
  method: 'POST',
  path: '/api/cooperation/entrust_handle/appRetake',
  permission: 'entrust.retake',
  side: 'staff',
  writes: true,
  request: () => z.object({ ...workBase(maxStatus), status: whole(1, maxStatus), remark: remark() }),
  data: entrustOrder,
  errors: ['notFound', 'retakeChanged', 'notAllowed'],
});

/** Engineers that an entrusted order may be given to: those at work today first, of them those with the least to do. */
export const engineers = /* @__PURE__ */ call('entrust.engineers', {
  method: 'POST',
  path: '/api/cooperation/entrust_handle/engineer',
  permission: 'entrust.distribute',
  side: 'staff',
  request: () => z.object({ id: id(), keyword: z.optional(text(maxKeywordLength)) }),
  data: () =>
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        groupName: z.string(),
        phone: z.optional(z.string()),
        /** Open orders and entrusted ones. */
        openCount: z.number(),
        /** Of today, four decimals. */
        saturation: z.number(),
        /** All that they have promised for today over what they can give. New in 0.2.0. */
        load: z.optional(z.number()),
        /** They can be at it today, by the rules of suggestions: not on leave now, and at work, or on duty if it cannot wait. New in 0.2.0. */
        fits: z.optional(z.boolean()),
      }),
    ),
  errors: ['notFound'],
});

/**
 * What happened to an entrusted order, oldest first, as far as one's side may see it; with `told` what the other side
 * reads of what one's own has done, without its files.
 */
export const records = /* @__PURE__ */ call('entrust.records', {
  method: 'GET',
  path: '/api/cooperation/entrust_handle/handle_record',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ id: id(), told: z.optional(z.literal('1')) }),
  data: () => z.array(handleRecord()),
  errors: ['notFound'],
});

/** Work on an entrusted order: `content` is the progress or the result, `remark` says why it is returned. */
export const handle = /* @__PURE__ */ call('entrust.handle', {
  method: 'POST',
  path: '/api/cooperation/entrust_handle/handle',
  permission: 'order.view',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      ...workBase(maxStatus),
      action: z.enum(entrustActions),
      content: z.optional(lines(maxLongTextLength)),
      attachments: z.optional(attachment()),
      reasonCode: z.optional(text(50)),
      remark: remark(),
    }),
  data: entrustOrder,
  errors: ['notFound', 'orderChanged', 'notAllowed'],
});

/** Hand an order to a partner organisation, with the assets and files that it may see. */
export const create = /* @__PURE__ */ call('entrust.create', {
  method: 'POST',
  path: '/api/cooperation/entrust/create',
  permission: 'entrust.create',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      orderId: id(),
      partnerTenantId: text(40, 1),
      remark: remark(),
      dueAt: z.optional(instant()),
      assetIds: z.optional(z.array(id()).check(z.maxLength(50))),
      attachments: z.optional(attachment()),
      version: z.optional(whole(1, 1_000_000_000)),
      at: z.optional(instant()),
    }),
  data: entrustOrder,
  errors: ['notFound', 'orderChanged', 'notAllowed'],
});

/** Organisations that mine may hand orders to. */
export const partners = /* @__PURE__ */ call('entrust.partners', {
  method: 'POST',
  path: '/api/cooperation/entrust/partners',
  permission: 'entrust.create',
  side: 'staff',
  request: () => z.object({}),
  data: () => z.array(z.object({ id: z.string(), name: z.string() })),
});
