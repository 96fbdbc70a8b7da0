import type { OrderAction } from '@svcdesk/core/rules';
import type { ActionTable } from '../../blocks/action/action-plan.ts';
import type { OrderSummary } from '../order/order.ts';

/** An action of an order's lifecycle, or that it is handed to another organisation. */
export type StaffAction = OrderAction | 'entrust';

/** What staff may do with an order, as far as this app has a screen for it. */
const buttons: ActionTable<StaffAction>['buttons'] = {
  accept: 'order.accept',
  resolve: 'order.resolve',
  activate: 'order.activate',
  depart: 'order.depart',
  clockIn: 'order.clockIn',
  hangUp: 'order.hangUp',
  transfer: 'order.transfer',
  progress: 'order.progress',
  decline: 'order.decline',
  release: 'order.release',
  edit: 'order.edit',
  entrust: 'entrust.create',
  plan: 'order.plan',
  cc: 'order.cc',
  evaluate: 'order.callback',
  cancel: 'order.cancel',
};

/** The next step of the engineer who has the order or may have it. */
const own: ActionTable<StaffAction> = {
  buttons,
  main: ['accept', 'resolve', 'depart', 'clockIn', 'activate', 'evaluate', 'transfer', 'progress'],
  beside: ['progress', 'hangUp', 'transfer', 'decline', 'release'],
  dangers: ['cancel'],
  ways: { clockInMissing: 'clockIn' },
};

/** Before one sets out, having arrived already is the other way on. */
const toSite = { ...own, beside: ['clockIn', ...own.beside] } satisfies ActionTable<StaffAction>;

/** Who is on the way arrives next; that they set out may be said again. */
const onTheWay = { ...own, main: own.main.filter((action) => action !== 'depart') };

/** Another engineer has it: their lead hands it on, and does the work only in their place. */
const ofAnother = {
  ...own,
  main: ['transfer', 'activate', 'evaluate', 'progress'],
  beside: ['progress', 'hangUp'],
} satisfies ActionTable<StaffAction>;

type Owned = Pick<OrderSummary, 'handlerId' | 'assigneeId' | 'departedAt'> & { can: readonly string[] };

/** How the actions of an order are set out for me. */
export function staffActionsFor(order: Owned, me: string | undefined): ActionTable<StaffAction> {
  const owner = order.handlerId ?? order.assigneeId;
  if (owner !== undefined && owner !== me) return ofAnother;
  if (order.departedAt !== undefined) return onTheWay;
  return order.can.includes('depart') ? toSite : own;
}
