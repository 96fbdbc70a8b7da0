import { orderSourceName } from '@svcdesk/core/rules';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import type { Locale } from '../../../shared/platform/i18n/locale.ts';

/** Where an order came from; a source of a newer server shows as its key. */
export function sourceWords(source: number, locale: Locale): string {
  const name = orderSourceName(source);
  return name === undefined ? String(source) : orderWords(locale).source[name];
}
