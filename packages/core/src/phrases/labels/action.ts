import type { Open } from '../../contract/define.ts';
import type { KindAction } from '../../kinds/handle-type.ts';
import type { OrderAction } from '../../lifecycle/action.ts';
import { kinds as kindsEn } from '../en/kinds.ts';
import { order as orderEn } from '../en/order.ts';
import type { Locale } from '../locale.ts';
import { kinds as kindsZhCN } from '../zh-CN/kinds.ts';
import { order as orderZhCN } from '../zh-CN/order.ts';
import { labelOf, wordsIn } from './label-of.ts';

/** What a button of an action says; of other kinds of work what the history says of it. */
export function actionLabel(action: Open<OrderAction | KindAction>, locale: Locale): string {
  const order = wordsIn(locale, orderZhCN, orderEn);
  const kinds = wordsIn(locale, kindsZhCN, kindsEn);
  return labelOf({ ...kinds.happened, ...order.action }, action);
}

/** What the history says of an action on an order. */
export function happenedLabel(action: Open<OrderAction>, locale: Locale): string {
  return labelOf(wordsIn(locale, orderZhCN, orderEn).happened, action);
}
