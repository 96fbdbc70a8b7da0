import type { Actor } from '../roles/actor.ts';
import { orderActions, type RefusalReason } from './action.ts';
import { situationOf } from './apply.ts';
import type { ExistingAction } from './command.ts';
import { ruling } from './engine.ts';
import { orderLifecycle } from './lifecycle.ts';
import type { Instant, OrderState } from './order-state.ts';

/** An action that is not possible now, and why. */
export interface RefusedAction {
  readonly action: ExistingAction;
  readonly reason: RefusalReason;
}

/** What an actor can do with an order, and what they hold the permission for but cannot do now. */
export interface Possible {
  readonly can: readonly ExistingAction[];
  readonly refused: readonly RefusedAction[];
}

const existing = orderActions.filter((action): action is ExistingAction => action !== 'create');

/**
 * What an actor can do with an order now, judged by the rules that `apply` enforces. Actions that their roles
 * never allow are in neither list. `now` matters to reminders and evaluations; the present when absent.
 */
export function actionsFor(order: OrderState, actor: Actor, now: Instant = Date.now()): Possible {
  const can: ExistingAction[] = [];
  const refused: RefusedAction[] = [];
  const situation = situationOf(order, actor, undefined, now);
  if (!situation) return { can, refused };
  for (const action of existing) {
    const found = ruling(orderLifecycle.actions[action], situation);
    if ('rule' in found) can.push(action);
    else if (found.error === 'notAllowed') refused.push({ action, reason: found.reason });
  }
  return { can, refused };
}
