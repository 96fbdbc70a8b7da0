import * as z from 'zod/mini';
import type { StageStatus } from '../kinds/project.ts';
import type { OrderStatus } from '../lifecycle/order-status.ts';
import { attachment, id, instant, lines, openKey, pageOf, paging, text, whole } from './atoms/basic.ts';
import { actionBase, attachmentShown, handleRecord } from './atoms/order.ts';
import { canDo, refusedNow, workScopes } from './atoms/work.ts';
import { call, once } from './define.ts';
import { maxKeywordLength, maxLongTextLength } from './limits.ts';

const projectErrors = ['notFound', 'orderChanged', 'notAllowed'] as const;

/** What one may do to a project order beside accepting and activating it; `close` accepts its result. */
export const projectActions = [
  'resolveStage',
  'skipStage',
  'progress',
  'hangUp',
  'transfer',
  'cancel',
  'close',
] as const;

type Possible = (typeof projectActions)[number] | 'accept' | 'activate';

/** A step of a project order: 1 not begun, 2 under way, 3 done, 4 skipped. */
const stage = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    status: openKey<StageStatus>(),
    handlerId: z.optional(z.string()),
    handlerName: z.optional(z.string()),
    planStart: z.optional(z.string()),
    planEnd: z.optional(z.string()),
    finishedAt: z.optional(z.string()),
    result: z.optional(z.string()),
    attachments: z.array(attachmentShown()),
    sort: z.number(),
  });

const projectShape = () => ({
  id: z.string(),
  orderNo: z.string(),
  title: z.string(),
  status: openKey<OrderStatus>(),
  priority: z.number(),
  projectId: z.string(),
  projectName: z.string(),
  managerId: z.string(),
  managerName: z.string(),
  cellId: z.string(),
  cellName: z.string(),
  customerName: z.string(),
  assigneeId: z.optional(z.string()),
  assigneeName: z.optional(z.string()),
  handlerId: z.optional(z.string()),
  handlerName: z.optional(z.string()),
  handlerGroupId: z.string(),
  handlerGroupName: z.string(),
  planStart: z.optional(z.string()),
  planEnd: z.optional(z.string()),
  resumeAt: z.optional(z.string()),
  hangUpReason: z.optional(z.string()),
  dueAt: z.optional(z.string()),
  /** On hold for a reason during which its clock stands: it is not overdue meanwhile. */
  clockStands: z.optional(z.boolean()),
  overdue: z.boolean(),
  createdAt: z.string(),
  resolvedAt: z.optional(z.string()),
  closedAt: z.optional(z.string()),
  stages: z.array(stage()),
  ...canDo<Possible>(),
});

/** A project order as lists show it. */
export const projectSummary = /* @__PURE__ */ once(() => z.object(projectShape()));

/** All of a project order, with its stages. */
export const projectOrder = /* @__PURE__ */ once(() =>
  z.object({
    ...projectShape(),
    content: z.string(),
    createdById: z.optional(z.string()),
    creatorName: z.string(),
    attachments: z.array(attachmentShown()),
    records: z.array(handleRecord()),
    ...refusedNow<Possible>(),
  }),
);

/** One project order with its stages and its history. */
export const findOne = /* @__PURE__ */ call('projects.findOne', {
  method: 'POST',
  path: '/api/order/project/order/find_one',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ orderId: id() }),
  data: projectOrder,
  errors: ['notFound'],
});

/**
 * Make a project order of a project: the one with `projectId`, or the one of that name, which is made when there is
 * none. Without a group it stays in one's own; with an engineer it is assigned to them.
 */
export const create = /* @__PURE__ */ call('projects.create', {
  method: 'POST',
  path: '/api/order/project/order/create',
  permission: 'project.manage',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      id: z.optional(id()),
      projectId: z.optional(id()),
      projectName: z.optional(text(200, 1)),
      managerId: z.optional(id()),
      cellId: id(),
      title: text(200, 1),
      content: z.optional(lines(maxLongTextLength)),
      priority: z._default(whole(1, 4), 3),
      groupId: z.optional(id()),
      engineerId: z.optional(id()),
      dueAt: z.optional(instant()),
      stages: z
        .array(
          z.object({
            name: text(200, 1),
            handlerId: z.optional(id()),
            planStart: z.optional(instant()),
            planEnd: z.optional(instant()),
          }),
        )
        .check(z.minLength(1), z.maxLength(50)),
      attachment: z.optional(attachment()),
      at: z.optional(instant()),
    }),
  data: projectOrder,
  errors: ['notFound', 'notAllowed'],
});

/** Accept a project order; its first stage begins. */
export const accept = /* @__PURE__ */ call('projects.accept', {
  method: 'POST',
  path: '/api/order/project/order/accept',
  permission: 'order.accept',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({ ...actionBase(), planStart: z.optional(instant()), planEnd: z.optional(instant()) }),
  data: projectOrder,
  errors: projectErrors,
});

/** Work on a project order: finish or skip a stage, note progress, hang up, transfer, cancel, accept the result. */
export const handle = /* @__PURE__ */ call('projects.handle', {
  method: 'POST',
  path: '/api/order/project/order/handle',
  permission: 'order.view',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      ...actionBase(),
      action: z.enum(projectActions),
      stageId: z.optional(id()),
      result: z.optional(lines(maxLongTextLength)),
      content: z.optional(lines(maxLongTextLength)),
      internal: z.optional(z.boolean()),
      attachments: z.optional(attachment()),
      reasonCode: z.optional(text(50)),
      remark: z.optional(lines(1000)),
      resumeAt: z.optional(instant()),
      groupId: z.optional(id()),
      engineerId: z.optional(id()),
    }),
  data: projectOrder,
  errors: projectErrors,
});

/** Go on with a project order that was hung up, or with a resolved one: its last stage opens again. */
export const activate = /* @__PURE__ */ call('projects.activate', {
  method: 'POST',
  path: '/api/order/project/order/mobile/active',
  permission: 'order.view',
  side: 'staff',
  writes: true,
  request: () => {
    const { orderId, ...rest } = actionBase();
    return z.object({ id: orderId, ...rest, remark: z.optional(lines(1000)) });
  },
  data: projectOrder,
  errors: projectErrors,
});

/** Project orders that I may see, newest first. */
export const backlogPage = /* @__PURE__ */ call('projects.backlogPage', {
  method: 'POST',
  path: '/api/project/mobile/engineer_workbench/backlog/find_page',
  permission: 'order.view',
  side: 'staff',
  request: () =>
    z.object({
      status: z.optional(z.array(whole(1, 7)).check(z.maxLength(7))),
      scope: z._default(z.enum(workScopes), 'all'),
      keyword: z.optional(text(maxKeywordLength)),
      projectId: z.optional(id()),
      ...paging(),
    }),
  data: () => pageOf(projectSummary()),
});
