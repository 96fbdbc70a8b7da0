import { limits, type OrderAction } from '@svcdesk/core/rules';
import type { ActionTable } from '../../blocks/action/action-plan.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { reasonWords } from '../order/order-words.ts';

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

interface RefusalTexts {
  notNow: Readonly<Record<Exclude<ClientAction, 'activate'>, string>> & {
    /** Within how many days after the repair it is possible. */
    readonly activate: (days: number) => string;
  };
}

const dayMs = 24 * 60 * 60_000;

/** Why not, to a customer: a state that does not fit says when it will; other reasons speak for themselves. */
export function refusalWords(
  action: ClientAction,
  reason: string,
  { notNow }: RefusalTexts,
  locale: Locale,
): string {
  if (reason !== 'wrongState') return reasonWords(reason, locale);
  // By then it is rated automatically and closed.
  return action === 'activate' ? notNow.activate(limits.automaticEvaluationMs / dayMs) : notNow[action];
}
