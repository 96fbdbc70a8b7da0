import { orderStatus } from '../lifecycle/order-status.ts';
import type { RefusalReason } from '../lifecycle/refusal.ts';
import type { Actor } from '../roles/actor.ts';
import { scopesOf } from '../roles/may-act.ts';
import type { OrderState } from './order-state.ts';

/** What is asked of an order before it is handed to a partner. */
export type Entrustable = Pick<OrderState, 'handlerId' | 'groupId' | 'entrustedOpen'> & {
  readonly status: number;
};

/**
 * Whether an order may be handed to a partner now: one that an engineer works on, to one partner at a time, by who
 * leads its group or dispatches for all. A reason when not now; undefined for an actor who never may.
 */
export function canEntrust(order: Entrustable, actor: Actor): 'possible' | RefusalReason | undefined {
  const scopes = actor.kind === 'staff' ? scopesOf(actor, 'entrust.create') : [];
  if (actor.kind !== 'staff' || scopes.length === 0) return undefined;
  if (order.status !== orderStatus.processing || !order.handlerId) return 'wrongState';
  const leads = scopes.includes('led') && actor.ledGroupIds.includes(order.groupId);
  if (!leads && !scopes.includes('tenant')) return 'notHandler';
  return order.entrustedOpen ? 'entrustedOpen' : 'possible';
}
