import type { UseQueryResult } from '@tanstack/react-query';
import type { RecordKind } from '../../blocks/record/record.ts';
import { useWithoutWaiting } from '../../blocks/record/use-without-waiting.ts';
import { clientPaths, withId } from '../../platform/paths.ts';
import type { OrderDetail } from '../order/order.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { useOrder } from '../order/use-order.ts';
import { type ClientAction, refusalWords } from './client-actions.ts';
import { ClientOrderCard } from './client-order-card.tsx';
import { clientOrderText } from './phrases.ts';

/** Without what waits already: it is done once. */
function useClientOrder(id: string): UseQueryResult<OrderDetail> {
  return useWithoutWaiting('order', id, useOrder(id));
}

/** An order as its customer acts on it, in their words. */
export const clientOrder: RecordKind<OrderDetail> = {
  ...staffOrder,
  useRecord: useClientOrder,
  pathOf: (id) => withId(clientPaths.order.detail, id),
  Head: ({ record }) => <ClientOrderCard order={record} linked={false} />,
  actionWords: (action, locale) => clientOrderText.in(locale).action[action as ClientAction],
  doneWords(action, locale) {
    const own: Readonly<Record<string, string>> = clientOrderText.in(locale).done;
    return own[action] ?? staffOrder.doneWords(action, locale);
  },
  reasonWords: (reason, action, locale) =>
    refusalWords(action as ClientAction, reason, clientOrderText.in(locale), locale),
};
