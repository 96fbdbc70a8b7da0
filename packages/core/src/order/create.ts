import { handleType } from '../lifecycle/action.ts';
import { type OrderStatusName, orderStatus } from '../lifecycle/order-status.ts';
import type { Refusal } from '../lifecycle/refusal.ts';
import type { Actor } from '../roles/actor.ts';
import { mayAct } from '../roles/may-act.ts';
import { effectiveTime } from '../sla/effective-time.ts';
import type { SlaTargets } from '../sla/targets.ts';
import { applyAction, type NewOrder, startingOrder } from './apply.ts';
import type { CommandBase, CommandOf, OrderCommand } from './command.ts';
import { failedCondition } from './conditions.ts';
import type { Effect } from './effects.ts';
import type { OrderCondition } from './lifecycle.ts';
import { messagesOf, notifyOwner } from './messages.ts';
import type { Instant, OrderState } from './order-state.ts';
import type { RecordDraft } from './record.ts';

/** What creating may ask for at once; the status of the wire in brackets. Staff only. */
export type CreateWith =
  /** Take it (3). */
  | { readonly status: typeof orderStatus.processing; readonly accept?: Omit<CommandOf<'accept'>, 'action'> }
  /** Take it and hang it up (4). */
  | {
      readonly status: typeof orderStatus.suspended;
      readonly accept?: Omit<CommandOf<'accept'>, 'action'>;
      readonly hangUp: Omit<CommandOf<'hangUp'>, 'action'>;
    }
  /** Hand it to a group or an engineer (2). */
  | { readonly status: typeof orderStatus.assigned; readonly transfer: Omit<CommandOf<'transfer'>, 'action'> }
  /** Keep it on record as a duplicate of another (7), which is worked on alone. */
  | { readonly status: typeof orderStatus.cancelled; readonly cancel: Omit<CommandOf<'cancel'>, 'action'> };

/** An order created, with one record for each step, oldest first; or a refusal. */
export type Created =
  | {
      readonly ok: true;
      readonly order: OrderState;
      readonly records: readonly RecordDraft[];
      readonly effects: readonly Effect[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

function stepsOf(asked: CreateWith | undefined): readonly { command: OrderCommand; to: OrderStatusName }[] {
  if (!asked) return [];
  if (asked.status === orderStatus.assigned) {
    return [{ command: { action: 'transfer', ...asked.transfer }, to: 'assigned' }];
  }
  if (asked.status === orderStatus.cancelled)
    return [{ command: { action: 'cancel', ...asked.cancel }, to: 'cancelled' }];
  const accept = { command: { action: 'accept' as const, ...asked.accept }, to: 'processing' as const };
  return asked.status === orderStatus.processing
    ? [accept]
    : [accept, { command: { action: 'hangUp', ...asked.hangUp }, to: 'suspended' }];
}

/** What the step to a state asks of what is given with it. */
const needsOf: Readonly<Partial<Record<OrderStatusName, readonly OrderCondition[]>>> = {
  assigned: ['canAssign'],
  suspended: ['resumeFits', 'reasonGiven'],
  cancelled: ['duplicateNamed', 'reasonGiven'],
};

function mayCreate(draft: NewOrder, actor: Actor): boolean {
  if (actor.kind === 'job') return true;
  if (!mayAct(actor, 'order.create')) return false;
  if (actor.kind === 'staff') return true;
  const holdsCell = actor.cellScope === 'customer' || actor.cellIds.includes(draft.cellId);
  return actor.customerId === draft.customerId && holdsCell;
}

/**
 * Creates an order in its routed group, and when staff ask for it takes, hangs up or hands it over in the same
 * breath, writing the record of each. `targetInvalid` when a creator without a present group wants to take it.
 */
export function create(
  draft: NewOrder,
  actor: Actor,
  asked: CreateWith | undefined,
  base: Pick<CommandBase, 'at' | 'skewMs' | 'contactAt' | 'attachments'> & {
    readonly targets?: SlaTargets | undefined;
  },
  now: Instant,
): Created {
  const cancels = asked?.status === orderStatus.cancelled;
  if (
    !mayCreate(draft, actor) ||
    (asked && actor.kind !== 'staff') ||
    (cancels && !mayAct(actor, 'order.cancel'))
  ) {
    return { ok: false, refusal: { error: 'noPermission' } };
  }
  const takes = asked?.status === orderStatus.processing || asked?.status === orderStatus.suspended;
  const groupId = takes && actor.kind === 'staff' ? actor.currentGroupId : draft.groupId;
  if (!groupId) return { ok: false, refusal: { error: 'notAllowed', reason: 'targetInvalid' } };
  const time = effectiveTime(base, Number.NEGATIVE_INFINITY, now);
  let order = startingOrder({ ...draft, groupId }, time.effectiveAt);
  const records: RecordDraft[] = [
    {
      handleType: handleType.create,
      action: 'create',
      to: order.status,
      byKind: actor.kind,
      byId: actor.kind === 'job' ? undefined : actor.accountId,
      groupId,
      round: 1,
      ...time,
      deviceAt: base.at,
      recordedAt: now,
      internal: false,
      attachments: base.attachments,
      targets: base.targets,
    },
  ];
  const effects: Effect[] = [];
  for (const { command, to } of stepsOf(asked)) {
    for (const condition of needsOf[to] ?? []) {
      const reason = failedCondition(condition, order, actor, command, now);
      if (reason) return { ok: false, refusal: { error: 'notAllowed', reason } };
    }
    const step = applyAction(order, actor, { at: base.at, skewMs: base.skewMs, ...command }, to, now);
    order = step.order;
    records.push(step.record);
    effects.push(
      ...step.effects.filter((effect) => effect.kind !== 'message' && effect.kind !== 'schedules'),
    );
  }
  const messages =
    takes || cancels
      ? stepsOf(asked).flatMap(({ command }) => messagesOf(command, order, order))
      : notifyOwner(order);
  effects.push(...messages.map((message) => ({ kind: 'message' as const, ...message })));
  return { ok: true, order, records, effects };
}
