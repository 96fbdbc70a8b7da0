import { deviceKind } from '../kinds/device.ts';
import { entrustKind } from '../kinds/entrust.ts';
import { pmKind } from '../kinds/pm.ts';
import { projectKind } from '../kinds/project.ts';
import { requirementKind } from '../kinds/requirement.ts';
import { reviewKind } from '../kinds/review.ts';
import { type AvailableActions, availableActions } from '../lifecycle/action-rules.ts';
import type { ExistingAction } from '../order/command.ts';
import { orderKind } from '../order/order-kind.ts';
import type { Instant, OrderState } from '../order/order-state.ts';
import type { Actor } from '../roles/actor.ts';
import {
  type DeviceDetail,
  deviceStateOf,
  type EntrustDetail,
  entrustStateOf,
  type OrderDetail,
  orderStateOf,
  type PmDetail,
  type ProjectDetail,
  pmStateOf,
  projectStateOf,
  type RequirementDetail,
  type ReviewDetail,
  requirementStateOf,
  reviewStateOf,
} from './detail-states.ts';

/** What an actor can do with an order, and what they hold the permission for but cannot do now. */
export type Possible = AvailableActions<ExistingAction>;

/** An action that is not possible now, and why. */
export type RefusedAction = Possible['refused'][number];

/**
 * What an actor can do with an order now, judged by the rules that `apply` enforces: an order as `orders.detail` answers
 * it, or its state. Actions that their roles never allow are in neither list, nor is `entrust`, for which only the server
 * knows whether there is a partner. `now` is in milliseconds and matters to reminders and evaluations; the present
 * when absent, `client.now()` by the server's clock. That an order was copied to somebody, its detail says of its reader alone.
 *
 * @example
 * const me = actorOf(await client.account.personal({}));
 * const { can, refused } = actionsFor(await client.orders.detail({ orderId }), me, client.now());
 */
export function actionsFor(
  order: OrderState | OrderDetail,
  actor: Actor,
  now: Instant = Date.now(),
): Possible {
  return availableActions(orderKind, 'handlerGroupId' in order ? orderStateOf(order) : order, actor, now);
}

/** The same of a device order, as `deviceOrders.detail` answers it. */
export function deviceActionsFor(order: DeviceDetail, actor: Actor, now: Instant = Date.now()) {
  return availableActions(deviceKind, deviceStateOf(order), actor, now);
}

/** The same of a preventive-maintenance order, as `pmOrders.detail` answers it. */
export function pmActionsFor(order: PmDetail, actor: Actor, now: Instant = Date.now()) {
  return availableActions(pmKind, pmStateOf(order), actor, now);
}

/** The same of a project order, as `projects.findOne` answers it. */
export function projectActionsFor(order: ProjectDetail, actor: Actor, now: Instant = Date.now()) {
  return availableActions(projectKind, projectStateOf(order), actor, now);
}

/** The same of a requirement, as `requirements.detail` answers it. */
export function requirementActionsFor(asked: RequirementDetail, actor: Actor, now: Instant = Date.now()) {
  return availableActions(requirementKind, requirementStateOf(asked, now), actor, now);
}

/** The same of a review, as `reviews.detail` answers it. */
export function reviewActionsFor(review: ReviewDetail, actor: Actor, now: Instant = Date.now()) {
  return availableActions(reviewKind, reviewStateOf(review), actor, now);
}

/** The same of an entrusted order, as `entrust.detail` answers it, for somebody of its reader's side. */
export function entrustActionsFor(order: EntrustDetail, actor: Actor, now: Instant = Date.now()) {
  return availableActions(entrustKind(order.side), entrustStateOf(order), actor, now);
}
