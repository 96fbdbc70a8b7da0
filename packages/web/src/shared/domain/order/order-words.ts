import { orderEn, orderZhCN } from '@svcdesk/core/phrases';
import { type OrderAction, orderStatusName } from '@svcdesk/core/rules';
import type { Locale } from '../../platform/i18n/locale.ts';

/** The domain's words for orders: statuses, actions, what happened, what was done. */
export function orderWords(locale: Locale): typeof orderZhCN {
  return locale === 'en' ? orderEn : orderZhCN;
}

/** A status in words; one of a newer server shows as its number. */
export function statusWords(status: number, locale: Locale): string {
  const name = orderStatusName(status);
  return name === undefined ? String(status) : orderWords(locale).status[name];
}

/** What a button for the action says. */
export function actionWords(action: OrderAction | 'entrust', locale: Locale): string {
  return orderWords(locale).action[action] ?? action;
}
