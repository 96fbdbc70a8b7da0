import * as z from 'zod/mini';
import { handleType } from '../../lifecycle/action.ts';
import { maxEvaluationLength, maxSpentMinutes } from '../../order/limits.ts';
import { serviceModes } from '../../order/source.ts';
import {
  always,
  attachment,
  contactPhone,
  id,
  instant,
  lines,
  nothing,
  text,
  whole,
} from '../atoms/basic.ts';
import * as shapes from '../atoms/order.ts';
import { call } from '../define.ts';
import { maxLongTextLength } from '../limits.ts';

const actionErrors = ['notFound', 'orderChanged', 'notAllowed'] as const;

const remark = () => z.optional(lines(1000));
const files = () => z.optional(attachment());

/**
 * Make an order. Staff may ask for status 3 (accept at once), 4 (and hang up) or 2 (hand to a group); with
 * `duplicateOfId` it is only kept on record, linked to the order that is worked on.
 */
export const create = /* @__PURE__ */ call('orders.create', {
  method: 'POST',
  path: '/api/order/order/mobile/create',
  permission: 'order.create',
  writes: true,
  request: () =>
    z.object({
      ...shapes.orderDraft(),
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
      repeatOfId: z.optional(id()),
      duplicateOfId: z.optional(id()),
      at: z.optional(instant()),
    }),
  data: shapes.acceptedOrder,
  errors: ['notFound', 'notAllowed'],
});

/**
 * Accept an order and become its handler. A time that is taken, or in a leave of theirs, is left out unless `force` is
 * set, and `notPlanned` says what stands there: the order is theirs all the same.
 */
export const accept = /* @__PURE__ */ call('orders.accept', {
  method: 'POST',
  path: '/api/order/order/mobile/receive',
  permission: 'order.accept',
  writes: true,
  request: () =>
    z.object({
      ...shapes.actionBase(),
      handleType: z.optional(always(handleType.accept)),
      planStart: z.optional(instant()),
      planEnd: z.optional(instant()),
      /** Plans it although the time is taken, or in a leave. */
      force: z.optional(z.boolean()),
    }),
  data: shapes.acceptedOrder,
  errors: actionErrors,
});

/** Put an order on hold, with a reason and, if known, when to go on. */
export const hangUp = /* @__PURE__ */ call('orders.hangUp', {
  method: 'POST',
  path: '/api/order/order/mobile/hangUp',
  permission: 'order.handle',
  writes: true,
  request: () =>
    z.object({
      ...shapes.actionBase(),
      reasonCode: text(50, 1),
      remark: remark(),
      resumeAt: z.optional(instant()),
    }),
  data: shapes.orderSummary,
  errors: actionErrors,
});

/** Go on with an order that was hung up; the reporter's side reopens a resolved one with a remark. */
export const activate = /* @__PURE__ */ call('orders.activate', {
  method: 'POST',
  path: '/api/order/order/mobile/active',
  permission: ['order.handle', 'order.reopen'],
  writes: true,
  request: () => {
    const { orderId, ...rest } = shapes.actionBase();
    return z
      .object({
        /** The order, by the name that this call has for it alone; `orderId` does as well. */
        id: z.optional(orderId),
        /** The order; needed without `id`. */
        orderId: z.optional(orderId),
        ...rest,
        handleType: z.optional(always(handleType.activate)),
        remark: remark(),
        attachments: files(),
      })
      .check(
        z.refine(({ id, orderId: same }) => (id ?? same) !== undefined, {
          path: ['orderId'],
          params: { code: 'required' },
        }),
        z.refine(({ id, orderId: same }) => id === undefined || same === undefined || id === same, {
          path: ['orderId'],
          params: { code: 'notWith', field: 'id' },
        }),
      );
  },
  data: shapes.orderSummary,
  errors: actionErrors,
});

/** Hand an order to another group or engineer. */
export const transfer = /* @__PURE__ */ call('orders.transfer', {
  method: 'POST',
  path: '/api/order/order/mobile/change',
  permission: 'order.transfer',
  writes: true,
  request: () =>
    z.object({
      ...shapes.actionBase(),
      groupId: id(),
      engineerId: z.optional(id()),
      /** Who stood first among those suggested when the choice was made; kept for the report of suggestions. */
      suggestedId: z.optional(id()),
      remark: remark(),
    }),
  data: shapes.orderSummary,
  errors: actionErrors,
});

/** Resolve an order. On site it needs a clock-in of this round first. */
export const resolve = /* @__PURE__ */ call('orders.resolve', {
  method: 'POST',
  path: '/api/order/order/mobile/resolve',
  permission: 'order.handle',
  writes: true,
  request: () =>
    z.object({
      ...shapes.actionBase(),
      solution: lines(maxLongTextLength, 1),
      spentMinutes: z.optional(whole(0, maxSpentMinutes)),
      causeCode: z.optional(text(50)),
      remark: remark(),
      attachments: files(),
      beforePhotos: files(),
      afterPhotos: files(),
      signature: files(),
    }),
  data: shapes.orderSummary,
  errors: actionErrors,
});

/** Turn down an order that names oneself. */
export const decline = /* @__PURE__ */ call('orders.decline', {
  method: 'POST',
  path: '/api/order/order/mobile/decline',
  permission: 'order.handle',
  writes: true,
  request: () => z.object({ ...shapes.actionBase(), reasonCode: text(50, 1), remark: remark() }),
  data: shapes.orderSummary,
  errors: actionErrors,
});

/** Put an order back into the pool of its group. */
export const release = /* @__PURE__ */ call('orders.release', {
  method: 'POST',
  path: '/api/order/order/mobile/release',
  permission: 'order.handle',
  writes: true,
  request: () => z.object({ ...shapes.actionBase(), reasonCode: text(50, 1), remark: remark() }),
  data: shapes.orderSummary,
  errors: actionErrors,
});

/** Give up an order that is not needed any more. */
export const cancel = /* @__PURE__ */ call('orders.cancel', {
  method: 'POST',
  path: '/api/order/order/mobile/cancel',
  permission: 'order.cancel',
  writes: true,
  request: () =>
    z.object({
      ...shapes.actionBase(),
      reason: text(50, 1),
      remark: remark(),
      duplicateOfId: z.optional(id()),
    }),
  data: shapes.orderSummary,
  errors: actionErrors,
});

/** Set out for the site: the reporter's side is notified, and sees who is on the way. Said again it replaces. */
export const depart = /* @__PURE__ */ call('orders.depart', {
  method: 'POST',
  path: '/api/order/order/mobile/depart',
  permission: 'order.handle',
  writes: true,
  request: () =>
    z.object({
      ...shapes.actionBase(),
      /** Until they mean to be there. */
      etaMinutes: z.optional(whole(1, 600)),
      latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
      longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
      remark: remark(),
    }),
  data: shapes.handleRecord,
  errors: actionErrors,
});

/** Clock in at the site. Outside of it a reason is needed, and the record is marked. */
export const clockIn = /* @__PURE__ */ call('orders.clockIn', {
  method: 'POST',
  path: '/api/order/order/mobile/clock',
  permission: 'order.handle',
  writes: true,
  request: () =>
    z.object({
      ...shapes.actionBase(),
      latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
      longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
      accuracy: z.optional(z.number().check(z.minimum(0), z.maximum(1_000_000))),
      address: z.optional(text(300)),
      photos: files(),
      remark: remark(),
    }),
  data: shapes.handleRecord,
  errors: actionErrors,
});

/** Note how the work goes on; internal notes are for staff only. */
export const progress = /* @__PURE__ */ call('orders.progress', {
  method: 'POST',
  path: '/api/order/order/mobile/progress',
  permission: 'order.view',
  side: 'staff',
  writes: true,
  request: () =>
    z
      .object({
        ...shapes.actionBase(),
        content: lines(maxLongTextLength, 1),
        attachments: files(),
        internal: z._default(z.boolean(), false),
        /** Colleagues who are notified, and see the order from then on. */
        mentionIds: z.optional(z.array(id()).check(z.maxLength(20))),
        /** The reporter is notified of it. */
        notifyReporter: z.optional(z.boolean()),
      })
      .check(
        z.refine(({ internal, notifyReporter }) => !(internal && notifyReporter), {
          path: ['notifyReporter'],
          params: { code: 'notWith', field: 'internal' },
        }),
      ),
  data: shapes.handleRecord,
  errors: actionErrors,
});

/** Add what one forgot to say, with files. */
export const supplement = /* @__PURE__ */ call('orders.supplement', {
  method: 'POST',
  path: '/api/order/order/mobile/supplement',
  permission: 'order.supplement',
  side: 'client',
  writes: true,
  request: () =>
    z.object({ ...shapes.actionBase(), content: lines(maxLongTextLength, 1), attachments: files() }),
  data: shapes.handleRecord,
  errors: actionErrors,
});

/** Correct an order: what changes is kept before and after, and the clocks are reckoned anew. */
export const edit = /* @__PURE__ */ call('orders.edit', {
  method: 'POST',
  path: '/api/order/order/mobile/edit',
  permission: 'order.edit',
  writes: true,
  request: () =>
    z.object({
      ...shapes.actionBase(),
      version: whole(1, 1_000_000_000),
      priority: z.optional(whole(1, 4)),
      typeId: z.optional(id()),
      serverCatalogId: z.optional(id()),
      serviceMode: z.optional(z.enum(serviceModes)),
      reportId: z.optional(id()),
      title: z.optional(text(200, 1)),
      fields: z.optional(z.array(shapes.fieldAnswer()).check(z.maxLength(100))),
      remark: remark(),
    }),
  data: shapes.orderSummary,
  errors: actionErrors,
});

/** Remind of an order that waits; at most once in 30 minutes. */
export const remind = /* @__PURE__ */ call('orders.remind', {
  method: 'POST',
  path: '/api/order/order/mobile/remind',
  permission: 'order.remind',
  side: 'client',
  writes: true,
  request: () => z.object(shapes.actionBase()),
  data: () => z.object({}),
  errors: actionErrors,
});

/** Evaluate a resolved order: four ratings, up to six tags. A dispatcher may on behalf of a caller, with `phone`. */
export const evaluate = /* @__PURE__ */ call('orders.evaluate', {
  method: 'POST',
  path: '/api/order/order/evaluate',
  permission: ['order.evaluate', 'order.callback'],
  writes: true,
  request: () =>
    z.object({
      ...shapes.actionBase(),
      label: text(20),
      stars: text(20, 1),
      attachment: files(),
      content: z.optional(lines(maxEvaluationLength)),
      phone: z.optional(contactPhone()),
      commentatorName: z.optional(text(100)),
    }),
  data: () => z.object({}),
  errors: actionErrors,
});

/** Take people or groups off the copies of an order: one's own, those one made, or as its handler, lead or dispatcher. */
export const cancelCc = /* @__PURE__ */ call('orders.cancelCc', {
  method: 'POST',
  path: '/api/order/order/mobile/cancel_cc',
  permission: 'order.view',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      orderId: id(),
      userIds: z._default(z.array(id()).check(z.maxLength(100)), []),
      groupIds: z._default(z.array(id()).check(z.maxLength(20)), []),
    }),
  data: nothing,
  errors: ['notFound', 'notAllowed'],
});
