import { type AvailableActions, availableActions } from '../lifecycle/kind.ts';
import type { Actor } from '../roles/actor.ts';
import type { ExistingAction } from './command.ts';
import { orderKind } from './order-kind.ts';
import type { Instant, OrderState } from './order-state.ts';

/** What an actor can do with an order, and what they hold the permission for but cannot do now. */
export type Possible = AvailableActions<ExistingAction>;

/** An action that is not possible now, and why. */
export type RefusedAction = Possible['refused'][number];

/**
 * What an actor can do with an order now, judged by the rules that `apply` enforces. Actions that their roles
 * never allow are in neither list. `now` matters to reminders and evaluations; the present when absent.
 */
export function actionsFor(order: OrderState, actor: Actor, now: Instant = Date.now()): Possible {
  return availableActions(orderKind, order, actor, now);
}
