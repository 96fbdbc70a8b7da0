import type { OrderCommand } from './command.ts';
import type { Effect } from './effects.ts';
import { orderLifecycle } from './lifecycle.ts';
import { messagesOf } from './messages.ts';
import type { OrderState } from './order-state.ts';

function scheduleEffects(after: OrderState, command: OrderCommand): Effect[] {
  const cut = orderLifecycle.actions[command.action].schedules;
  if (!cut) return [];
  if (cut !== 'set') {
    return [{ kind: 'schedules', cut, ...(after.resumeAt !== undefined && { resumeAt: after.resumeAt }) }];
  }
  if (command.action === 'plan' && command.withdrawn)
    return [{ kind: 'schedules', cut: 'cut', ...(after.ownerId && { accountId: after.ownerId }) }];
  const { planStart, planEnd } = command as { planStart?: number; planEnd?: number };
  const accountId = (command.action === 'plan' ? command.accountId : undefined) ?? after.ownerId;
  if (planStart === undefined || planEnd === undefined || !accountId) return [];
  const allDay = command.action === 'plan' && command.allDay === true;
  return [{ kind: 'plan', accountId, planStart, planEnd, ...(allDay && { allDay }) }];
}

function slaEffects(command: OrderCommand): Effect[] {
  const change = orderLifecycle.actions[command.action].sla;
  if (!change) return [];
  if (command.action === 'progress' && command.internal) return [];
  const { changes } = command as { changes?: { priority?: unknown; serverCatalogId?: unknown } };
  if (change === 'retarget' && changes?.priority === undefined && changes?.serverCatalogId === undefined) {
    return [];
  }
  return [{ kind: 'sla', change }];
}

function entrustedEffects(before: OrderState, command: OrderCommand): Effect[] {
  if (!before.entrustedOpen) return [];
  switch (command.action) {
    case 'hangUp':
      return [{ kind: 'entrusted', change: 'pause' }];
    case 'activate':
      return [{ kind: 'entrusted', change: 'resume' }];
    case 'cancel':
      return [{ kind: 'entrusted', change: 'takeBack' }];
    case 'edit':
      return command.changes.priority === undefined ? [] : [{ kind: 'entrusted', change: 'priority' }];
    default:
      return [];
  }
}

function ownEffects(before: OrderState, command: OrderCommand): Effect[] {
  if (command.action === 'cc') {
    return [{ kind: 'copy', accountIds: command.userIds, groupIds: command.groupIds }];
  }
  if (command.action === 'decline' && before.assigneeId) {
    return [{ kind: 'notSuggested', accountId: before.assigneeId, round: before.round }];
  }
  return [];
}

/** Everything that an action does beside changing the order. */
export function effectsOf(before: OrderState, after: OrderState, command: OrderCommand): readonly Effect[] {
  const messages = messagesOf(command, before, after);
  return [
    ...scheduleEffects(after, command),
    ...slaEffects(command),
    ...entrustedEffects(before, command),
    ...ownEffects(before, command),
    ...messages.map((message) => ({ kind: 'message' as const, ...message })),
  ];
}
