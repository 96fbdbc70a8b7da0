import type { UseQueryResult } from '@tanstack/react-query';
import type { ThingKind } from '../../../shared/blocks/thing/thing.ts';
import { useWithoutWaiting } from '../../../shared/blocks/thing/use-without-waiting.ts';
import { ClientOrderCard } from '../../../shared/domain/client-order/client-order-card.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useOrder } from '../../../shared/domain/order/use-order.ts';
import { ordersText } from '../phrases/index.ts';
import type { ClientAction } from './client-actions.ts';
import { refusalWords } from './refusal-words.ts';

/** Without what waits already: it is done once. */
function useClientOrder(id: string): UseQueryResult<OrderDetail> {
  return useWithoutWaiting('order', id, useOrder(id));
}

/** An order as its customer acts on it, in his words. */
export const clientOrder: ThingKind<OrderDetail> = {
  ...staffOrder,
  useThing: useClientOrder,
  pathOf: (id) => aboutOrder(clientPaths.detail, id),
  Head: ({ thing }) => <ClientOrderCard order={thing} linked={false} />,
  actionWords: (action, locale) => ordersText.in(locale).act.name[action as ClientAction],
  doneWords(action, locale) {
    const own: Readonly<Record<string, string>> = ordersText.in(locale).act.done;
    return own[action] ?? staffOrder.doneWords(action, locale);
  },
  reasonWords: (reason, action, locale) =>
    refusalWords(action as ClientAction, reason, ordersText.in(locale).act, locale),
};
