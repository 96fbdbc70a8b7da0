import { type OrderStatusName, orderStatus } from '../lifecycle/order-status.ts';
import type { Actor } from '../roles/actor.ts';
import type { CommandOf, OrderCommand } from './command.ts';
import type { Instant, OrderState } from './order-state.ts';

type Changes = Partial<OrderState>;

const minuteMs = 60_000;

/** Ends the journey of the owner. */
const arrived: Changes = { departedAt: undefined, etaAt: undefined };
/** The order has no owner, or one who has not accepted yet. */
const handedOver: Changes = {
  handlerId: undefined,
  clockedIn: false,
  ...arrived,
  planStart: undefined,
  planEnd: undefined,
};
const awake: Changes = { hangUpReason: undefined, resumeAt: undefined };

function planned(command: { planStart?: Instant | undefined; planEnd?: Instant | undefined }): Changes {
  return command.planStart === undefined || command.planEnd === undefined
    ? {}
    : { planStart: command.planStart, planEnd: command.planEnd };
}

function accountOf(actor: Actor): string | undefined {
  return actor.kind === 'job' ? undefined : actor.accountId;
}

/** What an activation changes; a handler who can no longer take the order loses it, and it waits unnamed. */
function activated(order: OrderState, to: OrderStatusName): Changes {
  const reopened = order.status === orderStatus.resolved;
  return {
    ...awake,
    ...(reopened && { round: order.round + 1, resolvedAt: undefined, clockedIn: false }),
    ...(to === 'assigned' && handedOver),
  };
}

/** The engineer who had accepted it is its handler again, and an order that was on hold is so again. */
function takenBack({ engineerId, former }: CommandOf<'transfer'>): Changes {
  const { clockedIn = false, hangUpReason, resumeAt } = former ?? {};
  return { handlerId: engineerId, assigneeId: undefined, clockedIn, hangUpReason, resumeAt };
}

function changes(
  order: OrderState,
  actor: Actor,
  command: OrderCommand,
  to: OrderStatusName,
  at: Instant,
): Changes {
  switch (command.action) {
    case 'transfer':
      return {
        ...handedOver,
        ...awake,
        groupId: command.groupId,
        assigneeId: command.engineerId || undefined,
        ...((to === 'processing' || to === 'suspended') && takenBack(command)),
      };
    case 'accept':
      return {
        handlerId: accountOf(actor),
        assigneeId: undefined,
        clockedIn: false,
        ...arrived,
        handlerActive: undefined,
        ...planned(command),
      };
    case 'hangUp':
      return {
        ...arrived,
        hangUpReason: command.reasonCode,
        resumeAt: command.resumeAt,
        ...plansKept(order, command),
      };
    case 'activate':
      return activated(order, to);
    case 'resolve':
      return { ...arrived, resolvedAt: at, planStart: undefined, planEnd: undefined };
    case 'cancel':
      return {
        ...awake,
        ...arrived,
        assigneeId: undefined,
        planStart: undefined,
        planEnd: undefined,
        closedAt: at,
        cancelReason: command.reasonCode,
        duplicateOfId: command.duplicateOfId,
      };
    case 'clockIn':
      return { ...arrived, clockedIn: true };
    case 'depart':
      return {
        departedAt: at,
        etaAt: command.etaMinutes === undefined ? undefined : at + command.etaMinutes * minuteMs,
      };
    case 'evaluate':
      return { evaluation: actor.kind === 'job' ? 'automatic' : 'given', closedAt: order.closedAt ?? at };
    case 'remind':
      return { remindedAt: at, remindCount: order.remindCount + 1 };
    case 'decline':
    case 'release':
      return { ...handedOver, ...awake, assigneeId: undefined };
    case 'edit':
      return withoutAbsent(command.changes);
    case 'plan':
      if (command.withdrawn) return { planStart: undefined, planEnd: undefined };
      return isOwners(order, command.accountId) ? planned(command) : {};
    default:
      return {};
  }
}

/** A plan at or after resumeAt outlives hanging up; any other is cancelled with its schedule. */
function plansKept(order: OrderState, command: { resumeAt?: Instant | undefined }): Changes {
  const stays =
    command.resumeAt !== undefined && order.planStart !== undefined && order.planStart >= command.resumeAt;
  return stays ? {} : { planStart: undefined, planEnd: undefined };
}

function isOwners(order: OrderState, accountId: string | undefined): boolean {
  return accountId === undefined || accountId === order.ownerId;
}

function withoutAbsent(values: Changes): Changes {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** What an action changes beside status and version, and the owner that follows from it. */
export function changedBy(
  order: OrderState,
  actor: Actor,
  command: OrderCommand,
  to: OrderStatusName,
  at: Instant,
): Changes {
  const changed = changes(order, actor, command, to, at);
  const { handlerId, assigneeId } = { ...order, ...changed };
  return { ...changed, ownerId: handlerId ?? assigneeId };
}

/** The order after an action: its columns, the owner derived from them, and the next version. */
export function nextOrder(
  order: OrderState,
  actor: Actor,
  command: OrderCommand,
  to: OrderStatusName,
  at: Instant,
): OrderState {
  return {
    ...order,
    ...changedBy(order, actor, command, to, at),
    status: orderStatus[to],
    lastRecordAt: Math.max(order.lastRecordAt, at),
    version: order.version + 1,
  };
}
