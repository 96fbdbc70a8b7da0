import { ccMark } from '@svcdesk/core/contract/backlog';
import { accept } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { runEach } from '../../../shared/blocks/list-page/run-each.ts';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { actionWords, orderWords } from '../../../shared/domain/order/order-words.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { listText } from '../phrases/list.ts';

const TransferSheet = lazySheet(async () => (await import('../components/transfer-sheet.tsx')).TransferSheet);
const PeopleSheet = lazySheet(
  async () => (await import('../../../shared/domain/people/people-sheet.tsx')).PeopleSheet,
);

type Orders = readonly OrderSummary[];

/** What can be done to several orders at once: accept, hand over, copy to colleagues. */
export function useSeveralOrders() {
  const text = useText(listText).several;
  const locale = useLocale((state) => state.locale);
  const may = useMayPress();
  const [handedOver, setHandedOver] = useState<Orders>();
  const [copied, setCopied] = useState<Orders>();
  const { done } = orderWords(locale);
  const acceptAll = (orders: Orders) =>
    runEach(orders, done.accept, ({ id, version }) =>
      caller.call(accept, { orderId: id, version, handleType: 3 }),
    );
  const copyTo = (orders: Orders, userIds: string[]) =>
    runEach(orders, done.cc, ({ id }) => caller.call(ccMark, { orderId: id, userIds, groupIds: [] }));
  const actions = [
    {
      key: 'cc',
      label: actionWords('cc', locale),
      button: 'order.cc',
      of: (chosen: Orders) => chosen,
      run: setCopied,
    },
    {
      key: 'accept',
      label: actionWords('accept', locale),
      button: 'order.accept',
      of: (chosen: Orders) => chosen.filter(({ can }) => can.includes('accept')),
      run: acceptAll,
    },
    {
      key: 'transfer',
      label: actionWords('transfer', locale),
      button: 'order.transfer',
      main: true,
      of: (chosen: Orders) => chosen.filter(({ can }) => can.includes('transfer')),
      run: setHandedOver,
    },
  ];
  return {
    name: ({ title, orderNo }: OrderSummary) => `${title} ${orderNo}`,
    actions: actions.filter(({ button }) => may(button)),
    sheet: handedOver ? (
      <TransferSheet orders={handedOver} onClosed={() => setHandedOver(undefined)} />
    ) : (
      copied && (
        <PeopleSheet
          title={text.cc(copied.length)}
          several
          chosen={[]}
          onChoose={(people) =>
            people.length > 0 &&
            void copyTo(
              copied,
              people.map(({ id }) => id),
            )
          }
          onClosed={() => setCopied(undefined)}
        />
      )
    ),
  };
}
