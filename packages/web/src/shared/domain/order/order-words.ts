import {
  dictionaryEn,
  dictionaryZhCN,
  orderEn,
  orderZhCN,
  reasonsEn,
  reasonsZhCN,
} from '@svcdesk/core/phrases';
import { type DictionaryCode, type OrderAction, orderStatusName } from '@svcdesk/core/rules';
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
export function actionWords(action: OrderAction | 'entrust' | 'assign', locale: Locale): string {
  return orderWords(locale).action[action] ?? action;
}

type Names = Readonly<Record<string, string>>;

/** The built-in name of a dictionary's item; a tenant's own item shows as its code. */
export function itemWords(dictionary: DictionaryCode, code: string | number, locale: Locale): string {
  const names: Names = (locale === 'en' ? dictionaryEn : dictionaryZhCN)[
    dictionary as keyof typeof dictionaryEn
  ];
  return names[code] ?? String(code);
}

/** Why something cannot be done now. */
export function reasonWords(reason: string, locale: Locale): string {
  const words: Names = locale === 'en' ? reasonsEn : reasonsZhCN;
  return words[reason] ?? reason;
}
