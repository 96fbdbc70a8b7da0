import { cancelReasons, declineReasons, hangUpReasons, type Reason } from '../dictionary/reason.ts';
import { isBlank } from '../lifecycle/is-blank.ts';
import type { RefusalReason } from '../lifecycle/refusal.ts';
import type { Actor } from '../roles/actor.ts';
import { changesOf } from './changes.ts';
import type { CommandFields, ExistingAction, OrderCommand, ReasonGiven } from './command.ts';
import type { OrderCondition } from './lifecycle.ts';
import { limits } from './limits.ts';
import type { Instant, OrderState } from './order-state.ts';

const reasonsOf: Readonly<Partial<Record<ExistingAction, readonly Reason[]>>> = {
  hangUp: hangUpReasons,
  cancel: cancelReasons,
  decline: declineReasons,
  release: declineReasons,
};

/** What the reason of a command means; undefined when it names none that exists. */
export function reasonOf(command: OrderCommand): ReasonGiven['reasonFlags'] {
  if (!('reasonCode' in command) || !command.reasonCode) return undefined;
  if (command.reasonFlags) return command.reasonFlags;
  const reason = reasonsOf[command.action]?.find((each) => each.code === command.reasonCode);
  return reason && (reason.flags ?? {});
}

type Judge = (order: OrderState, actor: Actor, now: Instant) => RefusalReason | undefined;

/** Conditions that the order alone answers, so that they are known before there is a command. */
const standing: Readonly<Partial<Record<OrderCondition, Judge>>> = {
  noEntrustedOpen: (order) => (order.entrustedOpen ? 'entrustedOpen' : undefined),
  onTheWay: (order) => (order.serviceMode === 'onSite' && !order.clockedIn ? undefined : 'wrongState'),
  clockedInOnSite: (order) =>
    order.serviceMode === 'onSite' && !order.clockedIn ? 'clockInMissing' : undefined,
  automaticOnly: (order, _actor, now) =>
    order.evaluation === 'automatic' && now - (order.closedAt ?? 0) <= limits.evaluateOverAutomaticMs
      ? undefined
      : 'alreadyEvaluated',
  dueForAutomatic: (order, _actor, now) =>
    order.resolvedAt !== undefined && now >= order.resolvedAt + limits.automaticEvaluationMs
      ? undefined
      : 'wrongState',
  remindedLongAgo: (order, _actor, now) =>
    order.remindedAt !== undefined && now - order.remindedAt < limits.reminderIntervalMs
      ? 'reminderTooSoon'
      : undefined,
  resumeReached: (order, _actor, now) =>
    order.resumeAt !== undefined && order.resumeAt <= now ? undefined : 'resumeInvalid',
};

/** Fields of any action, for conditions that several actions share. */
type AnyFields = Partial<UnionToIntersection<CommandFields[ExistingAction]>>;
type UnionToIntersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never;

type CommandJudge = (
  command: OrderCommand & AnyFields,
  order: OrderState,
  actor: Actor,
  now: Instant,
) => RefusalReason | undefined;

/** Conditions on what the command gives. */
const given: Readonly<Partial<Record<OrderCondition, CommandJudge>>> = {
  // What is taken back needs no reason of its own.
  remarkGiven: (command) => (isBlank(command.remark) && !command.former ? 'reasonMissing' : undefined),
  remarkOfLead: (command, order, actor) =>
    actor.kind === 'staff' && order.handlerId !== actor.accountId && isBlank(command.remark)
      ? 'reasonMissing'
      : undefined,
  canAssign: (command) => (command.targetValid && command.groupId ? undefined : 'targetInvalid'),
  targetDiffers: (command, order) =>
    command.engineerId
      ? command.engineerId === order.ownerId && command.groupId === order.groupId
        ? 'sameTarget'
        : undefined
      : command.groupId === order.groupId && !order.ownerId
        ? 'sameTarget'
        : undefined,
  reasonGiven: (command) => {
    const reason = reasonOf(command);
    return !reason || (reason.remark && isBlank(command.remark)) ? 'reasonMissing' : undefined;
  },
  resumeFits: (command, _order, _actor, now) =>
    command.resumeAt === undefined || (command.resumeAt > now && command.resumeAt <= now + limits.maxHangUpMs)
      ? undefined
      : 'resumeInvalid',
  solutionGiven: (command) => (isBlank(command.solution) ? 'itemsMissing' : undefined),
  // Whatever the reason is, an order that is named has to be one.
  duplicateNamed: ({ reasonCode, duplicateOfId, duplicateValid }, order) => {
    const fits = duplicateOfId
      ? duplicateOfId !== order.id && duplicateValid !== false
      : reasonCode !== 'duplicate';
    return fits ? undefined : 'targetInvalid';
  },
  placeExplained: (command) =>
    command.place?.outside && isBlank(command.remark) ? 'reasonMissing' : undefined,
  contentGiven: (command) => (isBlank(command.content) ? 'itemsMissing' : undefined),
  someoneNamed: (command) =>
    (command.userIds?.length ?? 0) + (command.groupIds?.length ?? 0) === 0 ? 'itemsMissing' : undefined,
  somethingChanged: (command, order) =>
    command.fieldsChanged || Object.keys(changesOf(order, command.changes ?? {})).length > 0
      ? undefined
      : 'itemsMissing',
  longerTargetExplained: (command) =>
    command.longerTarget && isBlank(command.remark) ? 'reasonMissing' : undefined,
  planGiven: (command, order) => {
    if (command.withdrawn) return order.planStart === undefined ? 'itemsMissing' : undefined;
    if (command.planStart === undefined || command.planEnd === undefined) return 'itemsMissing';
    return (command.accountId ?? order.ownerId) ? undefined : 'targetInvalid';
  },
};

/** Why a condition is not met; conditions on a command count as met while there is none. */
export function failedCondition(
  condition: OrderCondition,
  order: OrderState,
  actor: Actor,
  command: OrderCommand | undefined,
  now: Instant,
): RefusalReason | undefined {
  const fixed = standing[condition];
  if (fixed) return fixed(order, actor, now);
  return command && given[condition]?.(command as OrderCommand & AnyFields, order, actor, now);
}
