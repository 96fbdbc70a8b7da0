import { orderSourceName } from '@svcdesk/core/rules';
import type { Locale } from '../../platform/i18n/locale.ts';
import { orderWords } from '../order/order-words.ts';

/** Where an order came from; a source of a newer server shows as its key. */
export function sourceWords(source: number, locale: Locale): string {
  const name = orderSourceName(source);
  return name === undefined ? String(source) : orderWords(locale).source[name];
}
