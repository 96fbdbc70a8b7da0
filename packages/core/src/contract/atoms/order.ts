import * as z from 'zod/mini';
import type { OrderAction } from '../../lifecycle/action.ts';
import type { OrderStatus } from '../../lifecycle/order-status.ts';
import type { OrderState } from '../../order/order-state.ts';
import type { OrderSource, ServiceMode } from '../../order/source.ts';
import type { StopWarning } from '../../scheduling/outlook.ts';
import type { SlaState } from '../../sla/state.ts';
import { once } from '../define.ts';
import { maxLongTextLength } from '../limits.ts';
import { attachment, contactPhone, id, instant, lines, openKey, openWord, text, whole } from './basic.ts';
import { refusedNow } from './work.ts';

/** What every order action takes: the version or status that the caller saw, and when it was done on the device. */
export function actionBase() {
  return {
    orderId: id(),
    version: z.optional(whole(1, 1_000_000_000)),
    status: z.optional(whole(1, 7)),
    at: z.optional(instant()),
  };
}

/** A chosen or answered custom field, as stored: plain text or JSON. */
export const fieldAnswer = /* @__PURE__ */ once(() => z.object({ fieldId: id(), fieldValue: lines(20_000) }));

/** What a customer or a member of staff writes to make an order. */
export function orderDraft() {
  return {
    id: z.optional(id()),
    gmtStart: z.optional(instant()),
    cellId: id(),
    cellName: z.optional(text(200)),
    customerId: z.optional(id()),
    sourceId: z.optional(text(50)),
    sourceName: z.optional(text(100)),
    reportId: z.optional(id()),
    reportName: z.optional(text(100)),
    /** Empty where the reporter has no phone. */
    reportPhone: z.optional(z.union([contactPhone(), z.literal('')])),
    typeId: id(),
    typeName: z.optional(text(200)),
    serverCatalogId: id(),
    serverCatalogName: z.optional(text(400)),
    templateId: z.optional(id()),
    scope: z.optional(whole(1, 4)),
    fields: z.optional(z.array(fieldAnswer()).check(z.maxLength(100))),
    title: text(200, 1),
    content: z.optional(lines(maxLongTextLength)),
    priority: z.optional(whole(1, 4)),
    assetIds: z.optional(z.array(id()).check(z.maxLength(50))),
    attachment: z.optional(attachment()),
  };
}

const slaShape = () => ({
  responseDueAt: z.optional(z.string()),
  resolveDueAt: z.optional(z.string()),
  nextDueAt: z.optional(z.string()),
  nextWarnAt: z.optional(z.string()),
  slaState: openWord<SlaState>(),
  slaShare: z.optional(z.number()),
});

const summaryShape = <Action extends string = OrderAction>() => ({
  id: z.string(),
  orderNo: z.string(),
  title: z.string(),
  status: openKey<OrderStatus>(),
  priority: z.number(),
  source: openKey<OrderSource>(),
  typeId: z.string(),
  typeName: z.string(),
  serverCatalogId: z.string(),
  serverCatalogName: z.string(),
  serviceMode: openWord<ServiceMode>(),
  cellId: z.string(),
  cellName: z.string(),
  customerName: z.string(),
  reportName: z.optional(z.string()),
  assigneeId: z.optional(z.string()),
  assigneeName: z.optional(z.string()),
  handlerId: z.optional(z.string()),
  handlerName: z.optional(z.string()),
  handlerGroupId: z.string(),
  handlerGroupName: z.string(),
  createdAt: z.string(),
  planStart: z.optional(z.string()),
  planEnd: z.optional(z.string()),
  /** The handler is on their way to the site, and means to be there then. */
  departedAt: z.optional(z.string()),
  etaAt: z.optional(z.string()),
  resumeAt: z.optional(z.string()),
  resolvedAt: z.optional(z.string()),
  hangUpReason: z.optional(z.string()),
  ...slaShape(),
  round: z.number(),
  entrusted: z.optional(z.boolean()),
  duty: z.optional(z.boolean()),
  unread: z.optional(z.boolean()),
  version: z.number(),
  can: z.array(openWord<Action>()),
});

/** An order as lists show it. */
export const orderSummary = /* @__PURE__ */ once(() => z.object(summaryShape()));

/** An order that was accepted, and what stands at the time that was asked for: then it has none. */
export const acceptedOrder = /* @__PURE__ */ once(() =>
  z.object({
    ...summaryShape(),
    notPlanned: z.optional(z.object({ warning: openWord<StopWarning>(), from: z.string(), to: z.string() })),
  }),
);

/** An answered custom field with the text that is shown for it. */
export const fieldShown = /* @__PURE__ */ once(() =>
  z.object({
    fieldId: z.string(),
    name: z.string(),
    fieldTypeName: z.string(),
    fieldValue: z.string(),
    display: z.string(),
  }),
);

/**
 * A file as it is shown: one that the service keeps has an id, type and size, an address elsewhere its url alone; what
 * is neither, such as a path of an older system, is a name with an empty url.
 */
export const attachmentShown = /* @__PURE__ */ once(() =>
  z.object({
    id: z.optional(z.string()),
    url: z.string(),
    name: z.string(),
    type: z.optional(z.string()),
    size: z.optional(z.number()),
  }),
);

const scheduleShown = () =>
  z.object({
    id: z.string(),
    orderId: z.string(),
    orderKind: z.string(),
    orderNo: z.string(),
    title: z.string(),
    accountId: z.string(),
    accountName: z.string(),
    planStart: z.string(),
    planEnd: z.string(),
    minutes: z.number(),
    allDay: z.optional(z.boolean()),
    status: z.string(),
    cellName: z.string(),
    version: z.number(),
    /** Version of the planned order, which a change of its time has to match. Other kinds have none. */
    orderVersion: z.optional(z.number()),
    conflicts: z.array(z.string()),
  });

/** An entry of a person's schedule. */
export const schedule = /* @__PURE__ */ once(scheduleShown);

/** An evaluation as given, or the automatic one. */
export const evaluation = /* @__PURE__ */ once(() =>
  z.object({
    label: z.string(),
    stars: z.string(),
    attachment: z.string(),
    content: z.optional(z.string()),
    autoEvaluate: z.boolean(),
    commentatorName: z.string(),
    handlerGroupName: z.string(),
    phone: z.string(),
    createdAt: z.string(),
  }),
);

/** What can be done with a single order: also to hand it to a partner, which lists do not ask about. */
type DetailAction = OrderAction | 'entrust';

/** What the rules ask about beside what is shown. Servers before 0.3.0 leave it out. */
const judgedBy = () => ({
  customerId: z.optional(z.string()),
  createdById: z.optional(z.string()),
  createdByKind: z.optional(openWord<OrderState['createdByKind']>()),
  reporterAccountId: z.optional(z.string()),
  clockedIn: z.optional(z.boolean()),
  remindedAt: z.optional(z.string()),
  closedAt: z.optional(z.string()),
  copied: z.optional(z.boolean()),
});

/** All of an order. */
export const orderDetail = /* @__PURE__ */ once(() =>
  z.object({
    ...summaryShape<DetailAction>(),
    content: z.string(),
    gmtStart: z.string(),
    reportId: z.optional(z.string()),
    reportPhone: z.optional(z.string()),
    handlerPhone: z.optional(z.string()),
    handlerPhoto: z.optional(z.string()),
    cellAddress: z.optional(z.string()),
    scope: z.optional(z.number()),
    creatorName: z.string(),
    fields: z.array(fieldShown()),
    attachments: z.array(attachmentShown()),
    /** Of the last resolve. */
    beforePhotos: z.array(attachmentShown()),
    afterPhotos: z.array(attachmentShown()),
    signature: z.array(attachmentShown()),
    assets: z.array(
      z.object({
        ciId: z.string(),
        name: z.string(),
        code: z.string(),
        className: z.string(),
        flag: z.number(),
      }),
    ),
    cc: z.array(z.object({ id: z.string(), name: z.string(), group: z.optional(z.boolean()) })),
    schedules: z.array(scheduleShown()),
    evaluation: z.optional(evaluation()),
    solution: z.optional(z.string()),
    causeCode: z.optional(z.string()),
    spentMinutes: z.optional(z.number()),
    repeatOfId: z.optional(z.string()),
    requirementId: z.optional(z.string()),
    /** The order that this one repeats; for staff. */
    duplicateOf: z.optional(z.object({ id: z.string(), orderNo: z.string() })),
    /** Reports of the same that were closed in favour of this order; for staff. */
    duplicates: z.optional(z.array(z.object({ id: z.string(), orderNo: z.string() }))),
    ...judgedBy(),
    ...refusedNow<DetailAction>(),
  }),
);

/** A place where an engineer clocked in. */
export const place = /* @__PURE__ */ once(() =>
  z.object({
    latitude: z.optional(z.number()),
    longitude: z.optional(z.number()),
    accuracyMeters: z.optional(z.number()),
    address: z.optional(z.string()),
    distanceMeters: z.optional(z.number()),
    outside: z.optional(z.boolean()),
  }),
);

/** One step in an order's history: `at` is the device's time, `recordedAt` the server's. */
export const handleRecord = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    handleType: z.number(),
    action: openWord<OrderAction>(),
    from: z.optional(z.number()),
    to: z.number(),
    byId: z.optional(z.string()),
    byName: z.string(),
    groupName: z.optional(z.string()),
    /** To whom a transfer went: an engineer, or only a group. */
    targetName: z.optional(z.string()),
    targetGroupName: z.optional(z.string()),
    remark: z.optional(z.string()),
    reasonCode: z.optional(z.string()),
    internal: z.boolean(),
    attachments: z.array(attachmentShown()),
    changes: z.optional(
      z.array(z.object({ field: z.string(), before: z.optional(z.string()), after: z.optional(z.string()) })),
    ),
    at: z.string(),
    recordedAt: z.string(),
    timeAdjusted: z.optional(z.boolean()),
    place: z.optional(place()),
  }),
);

/** What of an order a keyword is searched in. */
export type AnyOrderField =
  | 'orderNo'
  | 'title'
  | 'cellName'
  | 'customerName'
  | 'reportName'
  | 'assetName'
  | 'content';
