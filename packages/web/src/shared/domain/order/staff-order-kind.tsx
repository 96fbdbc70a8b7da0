import type { OrderAction } from '@svcdesk/core/rules';
import type { ThingKind } from '../../blocks/thing/thing.ts';
import { reasonWords } from './item-words.ts';
import type { OrderDetail } from './order.ts';
import { OrderCard } from './order-card.tsx';
import { actionWords, orderWords } from './order-words.ts';
import { orderText } from './phrases.ts';
import { aboutOrder, staffPaths } from './staff-paths.ts';
import { useExpectedOrder } from './use-expected-order.ts';
import { showNewOrder } from './use-order.ts';
import { watchedOrder } from './watched-order.ts';

/** Operations, monitoring and SE orders as staff work on them. */
export const staffOrder: ThingKind<OrderDetail> = {
  name: 'order',
  useThing: useExpectedOrder,
  showNew: showNewOrder,
  pathOf: (id) => aboutOrder(staffPaths.detail, id),
  Head: ({ thing }) => <OrderCard order={thing} />,
  noun: (locale) => orderText.in(locale).noun,
  // The customer evaluates alone; staff do so for them, on the phone.
  actionWords: (action, locale) =>
    action === 'evaluate' ? orderWords(locale).callback : actionWords(action as OrderAction, locale),
  doneWords: (action, locale) => orderWords(locale).done[action as OrderAction],
  reasonWords(reason, action, locale) {
    // The usual words name whoever may act in the handler's place, and the handler too.
    const own = reason === 'notHandler' ? orderText.in(locale).onlyBy[action as 'cancel'] : undefined;
    return own ?? reasonWords(reason, locale);
  },
  watched: watchedOrder,
};
