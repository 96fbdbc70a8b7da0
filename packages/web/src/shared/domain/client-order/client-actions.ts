import type { OrderAction } from '@svcdesk/core/rules';
import type { ActionTable } from '../../blocks/action/action-plan.ts';

/** What a customer may do with an order. */
export type ClientAction = Extract<OrderAction, 'evaluate' | 'remind' | 'supplement' | 'activate' | 'cancel'>;

/** The same with the buttons that allow it. */
export const clientActions: ActionTable<ClientAction> = {
  buttons: {
    evaluate: 'c.order.evaluate',
    remind: 'c.order.remind',
    supplement: 'c.order.supplement',
    activate: 'c.order.reopen',
    cancel: 'c.order.cancel',
  },
  main: ['evaluate', 'remind'],
  beside: ['activate', 'supplement'],
  dangers: ['cancel'],
};
