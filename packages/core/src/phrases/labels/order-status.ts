import { orderStatus } from '../../lifecycle/order-status.ts';
import { order as orderEn } from '../en/order.ts';
import type { Locale } from '../locale.ts';
import { order as orderZhCN } from '../zh-CN/order.ts';
import { labelOf, nameOf, wordsIn } from './label-of.ts';

/** What a status of an order is called: `orderStatusLabel(2, 'en')` is "Assigned". */
export function orderStatusLabel(status: number, locale: Locale): string {
  return labelOf(wordsIn(locale, orderZhCN, orderEn).status, nameOf(orderStatus, status));
}
