import type { Open } from '../../contract/define.ts';
import { type OrderKind, orderSource } from '../../order/source.ts';
import { order as orderEn } from '../en/order.ts';
import type { Locale } from '../locale.ts';
import { order as orderZhCN } from '../zh-CN/order.ts';
import { labelOf, nameOf, wordsIn } from './label-of.ts';

/** Where an order comes from, 0 to 2. */
export function sourceLabel(source: number, locale: Locale): string {
  return labelOf(wordsIn(locale, orderZhCN, orderEn).source, nameOf(orderSource, source));
}

/** What a kind of order is called. */
export function orderKindLabel(kind: Open<OrderKind>, locale: Locale): string {
  return labelOf(wordsIn(locale, orderZhCN, orderEn).kind, kind);
}
