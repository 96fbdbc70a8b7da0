import type { Call, InferredDataOf } from '../contract/define.ts';
import type * as deviceOrders from '../contract/device-orders.ts';
import type * as entrust from '../contract/entrust.ts';
import type * as orders from '../contract/orders.ts';
import type * as pmOrders from '../contract/pm-orders.ts';
import type * as projects from '../contract/projects.ts';
import type * as requirements from '../contract/requirements.ts';
import type * as reviews from '../contract/reviews.ts';
import type { DeviceOrderState } from '../kinds/device.ts';
import type { EntrustState } from '../kinds/entrust.ts';
import type { PmAnswer, PmItem, PmOrderState } from '../kinds/pm.ts';
import type { ProjectOrderState } from '../kinds/project.ts';
import { type RequirementState, requirementStatus } from '../kinds/requirement.ts';
import type { ReviewState } from '../kinds/review.ts';
import { orderStatus } from '../lifecycle/order-status.ts';
import type { OrderState } from '../order/order-state.ts';
import type { PriorityCode } from '../order/source.ts';

/** What a call answers, as far as the rules ask about it: it may have more, or be changed by the one who holds it. */
type Read<C extends Call> = Readonly<InferredDataOf<C>>;

export type OrderDetail = Read<typeof orders.detail>;
export type DeviceDetail = Read<typeof deviceOrders.detail>;
export type PmDetail = Read<typeof pmOrders.detail>;
export type ProjectDetail = Read<typeof projects.findOne>;
export type RequirementDetail = Read<typeof requirements.detail>;
export type ReviewDetail = Read<typeof reviews.detail>;
export type EntrustDetail = Read<typeof entrust.detail>;

const msOf = (instant: string | undefined): number | undefined =>
  instant === undefined ? undefined : Date.parse(instant);

/** Who is nobody: a server before 0.3.0 does not say who made a record, so that nobody is taken for them. */
const unknown = '';

/** A server before 0.3.0 says of the clock-in only what is refused for want of it. */
function clockedInAsRefused({ status, handlerId, refused }: OrderDetail): boolean {
  const isMissing = refused.some(({ reason }) => reason === 'clockInMissing');
  return status === orderStatus.processing && handlerId !== undefined && !isMissing;
}

function evaluationOf({ evaluation }: OrderDetail): OrderState['evaluation'] {
  return evaluation && (evaluation.autoEvaluate ? 'automatic' : 'given');
}

/** What `orders.detail` answers as the rules see it; they judge a copy of it for its reader alone. */
export function orderStateOf(order: OrderDetail): OrderState {
  return {
    id: order.id,
    version: order.version,
    status: order.status as OrderState['status'],
    source: order.source as OrderState['source'],
    groupId: order.handlerGroupId,
    assigneeId: order.assigneeId,
    handlerId: order.handlerId,
    ownerId: order.handlerId ?? order.assigneeId,
    createdById: order.createdById ?? unknown,
    createdByKind: (order.createdByKind ?? 'staff') as OrderState['createdByKind'],
    reporterAccountId: order.reporterAccountId,
    customerId: order.customerId ?? unknown,
    cellId: order.cellId,
    serviceMode: order.serviceMode as OrderState['serviceMode'],
    priority: order.priority as PriorityCode,
    typeId: order.typeId,
    serverCatalogId: order.serverCatalogId,
    reportId: order.reportId,
    title: order.title,
    round: order.round,
    clockedIn: order.clockedIn ?? clockedInAsRefused(order),
    departedAt: msOf(order.departedAt),
    etaAt: msOf(order.etaAt),
    planStart: msOf(order.planStart),
    planEnd: msOf(order.planEnd),
    hangUpReason: order.hangUpReason,
    resumeAt: msOf(order.resumeAt),
    resolvedAt: msOf(order.resolvedAt),
    closedAt: msOf(order.closedAt),
    evaluation: evaluationOf(order),
    remindedAt: msOf(order.remindedAt),
    remindCount: 0,
    lastRecordAt: Date.parse(order.createdAt),
    entrustedOpen: order.entrusted,
    copied: order.copied,
  };
}

/** What `deviceOrders.detail` answers as the rules see it. */
export function deviceStateOf(order: DeviceDetail): DeviceOrderState {
  const { status, version, groupId, createdById = unknown, managerId, engineerId, checkerId } = order;
  const { checkRound, checkerActive } = order;
  return {
    ...{ status, version, groupId, createdById, managerId, engineerId, checkerId },
    ...{ checkRound, checkerActive },
  };
}

function pmAnswerOf({ id, answer }: PmDetail['items'][number]): PmAnswer[] {
  if (!answer) return [];
  const { result, value, remark, photos } = answer;
  return [
    {
      itemId: id,
      result: result as PmAnswer['result'],
      value,
      remark,
      photos: photos.map(({ url }) => url).join(),
    },
  ];
}

/** What `pmOrders.detail` answers as the rules see it, with its check list. */
export function pmStateOf({ status, version, groupId, engineerId, items }: PmDetail): PmOrderState {
  return {
    ...{ status, version, groupId, engineerId },
    items: items as readonly PmItem[],
    answers: items.flatMap(pmAnswerOf),
  };
}

/** What `projects.findOne` answers as the rules see it, with its stages. */
export function projectStateOf(order: ProjectDetail): ProjectOrderState {
  const { status, version, handlerGroupId: groupId, managerId, createdById = unknown } = order;
  const { assigneeId, handlerId, resolvedAt, stages } = order;
  return {
    ...{ status, version, groupId, managerId, createdById, assigneeId, handlerId, stages },
    resolvedAt: msOf(resolvedAt),
  };
}

/**
 * What `requirements.detail` answers as the rules see it at a moment, in milliseconds: a lock that has run out by then is
 * none. Of staff who read it, the groups serve its site.
 */
export function requirementStateOf(asked: RequirementDetail, now: number): RequirementState {
  const { status, version, customerId = unknown, cellId, createdById = unknown, lock, remindedAt } = asked;
  const lockUntil = msOf(lock?.untilAt);
  const isOver = status === requirementStatus.handling && lockUntil !== undefined && lockUntil <= now;
  return {
    ...{ version, customerId, cellId, createdById, lockUntil },
    status: isOver ? requirementStatus.submitted : status,
    lockById: lock?.byId,
    remindedAt: msOf(remindedAt),
    servedByActor: true,
  };
}

/** What `reviews.detail` answers as the rules see it. */
export function reviewStateOf({
  status,
  version,
  applicantId,
  applicantGroupIds,
}: ReviewDetail): ReviewState {
  return { status, version, applicantId, applicantGroupIds: applicantGroupIds ?? [unknown] };
}

/**
 * What `entrust.detail` answers as the rules see it. The tenants are `owner` and `partner`: the rules ask only on which
 * side an actor is, which is `side`, the name of the reader's own.
 */
export function entrustStateOf(order: EntrustDetail): EntrustState {
  const { status, version, coordinatorId = unknown, ownerGroupId = unknown, groupId, engineerId } = order;
  return {
    ...{ status, version, coordinatorId, ownerGroupId, groupId, engineerId },
    ownerTenantId: 'owner',
    partnerTenantId: 'partner',
  };
}
