import { statusesByKind } from '../../kinds/statuses-by-kind.ts';
import { kinds as kindsEn } from '../en/kinds.ts';
import { order as orderEn } from '../en/order.ts';
import type { Locale } from '../locale.ts';
import { kinds as kindsZhCN } from '../zh-CN/kinds.ts';
import { order as orderZhCN } from '../zh-CN/order.ts';
import { labelOf, nameOf, wordsIn } from './label-of.ts';

/** Whose statuses are meant: orders and project orders share theirs. */
export type StatusKind = keyof typeof statusesByKind;

/** What a status is called, of an order unless another kind is named: `statusLabel(2, 'en')` is "Assigned". */
export function statusLabel(status: number, locale: Locale, kind: StatusKind = 'order'): string {
  const order = wordsIn(locale, orderZhCN, orderEn);
  const kinds = wordsIn(locale, kindsZhCN, kindsEn);
  return labelOf(kind === 'order' ? order.status : kinds[kind], nameOf(statusesByKind[kind], status));
}
