import { handleType } from '../lifecycle/action.ts';
import { checkAction } from '../lifecycle/action-rules.ts';
import { type OrderStatusName, orderStatus } from '../lifecycle/order-status.ts';
import type { Refusal } from '../lifecycle/refusal.ts';
import type { Actor } from '../roles/actor.ts';
import { effectiveTime } from '../sla/effective-time.ts';
import { changesOf, planChanges, withdrawnPlan } from './changes.ts';
import type { CommandOf, OrderCommand } from './command.ts';
import { reasonOf } from './conditions.ts';
import type { Effect } from './effects.ts';
import { effectsOf } from './effects-of.ts';
import { nextOrder } from './next.ts';
import { orderKind } from './order-kind.ts';
import type { Instant, OrderState } from './order-state.ts';
import type { RecordDraft } from './record.ts';

/** What applying a command gives: the next order with its record and effects, or a refusal. */
export type Applied =
  | {
      readonly ok: true;
      readonly order: OrderState;
      readonly record: RecordDraft;
      readonly effects: readonly Effect[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** When it is to be done, and by whom when that is not the owner. */
function planned(before: OrderState, command: CommandOf<'plan'>): Partial<RecordDraft> {
  if (command.withdrawn) return { changes: withdrawnPlan(before) };
  const other = command.accountId !== undefined && command.accountId !== before.ownerId;
  return other
    ? { changes: planChanges({}, command), targetId: command.accountId }
    : { changes: planChanges(command.before ?? before, command) };
}

/** The record that an action writes. */
function recordOf(
  before: OrderState,
  after: OrderState,
  actor: Actor,
  command: OrderCommand,
  now: Instant,
): RecordDraft {
  const fields: Partial<RecordDraft> = {
    ...('content' in command && { content: command.content }),
    ...('solution' in command && { content: command.solution }),
    ...('reasonCode' in command && { reasonCode: command.reasonCode }),
    ...(command.action === 'hangUp' && {
      pausesSla: reasonOf(command)?.pausesSla === true,
      resumeAt: command.resumeAt,
    }),
    ...(command.action === 'transfer' && {
      targetGroupId: command.groupId,
      targetId: command.engineerId,
      pausesSla: command.former?.pausesSla,
    }),
    ...((command.action === 'clockIn' || command.action === 'depart') && { place: command.place }),
    ...(command.action === 'cancel' && { duplicateOfId: command.duplicateOfId }),
    ...(command.action === 'edit' && {
      changes: changesOf(before, command.changes),
      targets: command.targets,
    }),
    ...(command.action === 'plan' && planned(before, command)),
  };
  return {
    handleType: handleType[command.action],
    action: command.action,
    from: before.status,
    to: after.status,
    byKind: actor.kind,
    byId: actor.kind === 'job' ? undefined : actor.accountId,
    groupId: before.groupId,
    round: after.round,
    ...effectiveTime(command, before.lastRecordAt, now),
    deviceAt: command.at,
    recordedAt: now,
    internal: command.action === 'progress' && command.internal === true,
    remark: command.remark,
    attachments: command.attachments,
    ...fields,
  };
}

/** Does an action whose rule has been found, or needs none: the next order, its record and effects. */
export function applyAction(
  order: OrderState,
  actor: Actor,
  command: OrderCommand,
  to: OrderStatusName,
  now: Instant,
): { readonly order: OrderState; readonly record: RecordDraft; readonly effects: readonly Effect[] } {
  const { effectiveAt } = effectiveTime(command, order.lastRecordAt, now);
  const next = nextOrder(order, actor, command, to, effectiveAt);
  return {
    order: next,
    record: recordOf(order, next, actor, command, now),
    effects: effectsOf(order, next, command),
  };
}

/**
 * Applies a command to an order: pure, so the server calls it under the row lock and writes what it returns.
 * Refusals come in this order: permission, version and status the caller saw, state, person, condition.
 */
export function apply(order: OrderState, actor: Actor, command: OrderCommand, now: Instant): Applied {
  const judged = checkAction(orderKind, order, actor, command.action, command, now);
  return judged.ok ? { ok: true, ...applyAction(order, actor, command, judged.to, now) } : judged;
}

/** The order a client's or staff's draft begins as, before any action on it. */
export type NewOrder = Omit<
  OrderState,
  'version' | 'status' | 'round' | 'clockedIn' | 'remindCount' | 'lastRecordAt' | 'ownerId'
>;

/** An order just created, in status 1, with version 1. */
export function startingOrder(draft: NewOrder, effectiveAt: Instant): OrderState {
  return {
    ...draft,
    status: orderStatus.pending,
    version: 1,
    round: 1,
    clockedIn: false,
    remindCount: 0,
    ownerId: undefined,
    assigneeId: undefined,
    handlerId: undefined,
    lastRecordAt: effectiveAt,
  };
}
