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

/** Orders that a sheet asks about, and who waits for what becomes of them: whether all is done. */
interface Asked {
  readonly orders: Orders;
  readonly end: (done: boolean | Promise<boolean>) => void;
}

/** A sheet for some orders: `ask` opens it and gives what became of it. */
function useAsked() {
  const [asked, setAsked] = useState<Asked>();
  return {
    asked,
    ask: (orders: Orders) => new Promise<boolean>((end) => setAsked({ orders, end })),
    close() {
      asked?.end(false);
      setAsked(undefined);
    },
  };
}

/** What can be done to several orders at once: accept, hand over, copy to colleagues. */
export function useSeveralOrders() {
  const locale = useLocale((state) => state.locale);
  const may = useMayPress();
  const handing = useAsked();
  const copying = useAsked();
  const { done } = orderWords(locale);
  const acceptAll = (orders: Orders) =>
    runEach(orders, done.accept, ({ id, version }) =>
      caller.call(accept, { orderId: id, version, handleType: 3 }),
    );
  const actions = [
    {
      key: 'cc',
      label: actionWords('cc', locale),
      button: 'order.cc',
      of: (chosen: Orders) => chosen,
      run: copying.ask,
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
      run: handing.ask,
    },
  ];
  return {
    name: ({ title, orderNo }: OrderSummary) => `${title} ${orderNo}`,
    actions: actions.filter(({ button }) => may(button)),
    sheet: (
      <>
        {handing.asked && (
          <TransferSheet orders={handing.asked.orders} onDone={handing.asked.end} onClosed={handing.close} />
        )}
        {copying.asked && <CopySheet {...copying.asked} onClosed={copying.close} />}
      </>
    ),
  };
}

/** Shows several orders to the same colleagues. */
function CopySheet({ orders, end, onClosed }: Asked & { onClosed: () => void }) {
  const text = useText(listText).several;
  const locale = useLocale((state) => state.locale);
  const copyTo = (userIds: string[]) =>
    runEach(orders, orderWords(locale).done.cc, ({ id }) =>
      caller.call(ccMark, { orderId: id, userIds, groupIds: [] }),
    );
  return (
    <PeopleSheet
      title={text.cc(orders.length)}
      several
      chosen={[]}
      onChoose={(people) => people.length > 0 && end(copyTo(people.map(({ id }) => id)))}
      onClosed={onClosed}
    />
  );
}
