import type { OrderAction } from '@svcdesk/core/rules';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';

/** What a customer may do with an order, and the button that allows it (codes, "authBtns"). */
const buttons = {
  evaluate: 'c.order.evaluate',
  remind: 'c.order.remind',
  supplement: 'c.order.supplement',
  activate: 'c.order.reopen',
  cancel: 'c.order.cancel',
} as const satisfies Partial<Record<OrderAction, string>>;

export type ClientAction = keyof typeof buttons;

const offered = Object.keys(buttons) as ClientAction[];
/** The first that can be done is the main one. */
const mainFirst: readonly ClientAction[] = ['evaluate', 'remind'];
const besideFirst: readonly ClientAction[] = ['activate', 'supplement'];

export interface ClientPlan {
  main?: ClientAction;
  beside: readonly ClientAction[];
  /** Behind the dots: first what can be done, then what cannot, with the reason. */
  rest: readonly { action: ClientAction; reason?: string }[];
}

function isOffered(action: string): action is ClientAction {
  return offered.some((each) => each === action);
}

/** Sorts what can be done: one main action, two beside it, the rest and the refused ones in the menu. */
export function clientPlan(
  { can, refused }: Pick<OrderDetail, 'can' | 'refused'>,
  mayPress: (buttonCode: string) => boolean,
): ClientPlan {
  const possible = offered.filter((action) => can.includes(action) && mayPress(buttons[action]));
  const main = mainFirst.find((action) => possible.includes(action));
  const beside = besideFirst.filter((action) => possible.includes(action));
  const shown = new Set([main, ...beside]);
  return {
    main,
    beside,
    rest: [
      ...possible.filter((action) => !shown.has(action)).map((action) => ({ action })),
      ...refused.flatMap(({ action, reason }) =>
        isOffered(action) && mayPress(buttons[action]) ? [{ action, reason }] : [],
      ),
    ],
  };
}
