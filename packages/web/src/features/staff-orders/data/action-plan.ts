import type { OrderAction } from '@svcdesk/core/rules';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';

/** Actions that this app has a screen or sheet for, and the button code by which a role may ever press them. */
const buttonOf: Readonly<Partial<Record<OrderAction, string>>> = {
  accept: 'order.accept',
  resolve: 'order.resolve',
  activate: 'order.activate',
  clockIn: 'order.clockIn',
  hangUp: 'order.hangUp',
  transfer: 'order.transfer',
  progress: 'order.progress',
  decline: 'order.decline',
  release: 'order.release',
  edit: 'order.edit',
  cancel: 'order.cancel',
};

const offered = Object.keys(buttonOf) as OrderAction[];

/** What comes under the thumb, best first. */
const mainFirst: readonly OrderAction[] = [
  'accept',
  'resolve',
  'clockIn',
  'activate',
  'transfer',
  'progress',
];
/** What stands beside it. */
const besideFirst: readonly OrderAction[] = ['hangUp', 'progress', 'transfer', 'decline', 'release'];
const besideMost = 2;

export interface ActionPlan {
  main?: OrderAction;
  beside: readonly OrderAction[];
  /** Behind the dots: first what can be done, then what cannot, with the reason. */
  rest: readonly { action: OrderAction; reason?: string }[];
}

/** Sorts what can be done with an order: one main action, two beside it, the rest and the refused ones in the menu. */
export function actionPlan(
  { can, refused }: Pick<OrderDetail, 'can' | 'refused'>,
  mayPress: (buttonCode: string) => boolean,
): ActionPlan {
  const allowed = (action: OrderAction) => {
    const code = buttonOf[action];
    return code !== undefined && mayPress(code);
  };
  const possible = offered.filter((action) => can.includes(action) && allowed(action));
  const main = mainFirst.find((action) => possible.includes(action));
  const beside = besideFirst
    .filter((action) => action !== main && possible.includes(action))
    .slice(0, besideMost);
  const shown = new Set([main, ...beside]);
  return {
    main,
    beside,
    rest: [
      ...possible.filter((action) => !shown.has(action)).map((action) => ({ action })),
      ...refused.filter(({ action }) => allowed(action)),
    ],
  };
}
