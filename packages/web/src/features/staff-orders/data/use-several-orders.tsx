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
import { showToast } from '../../../shared/platform/toast-store.ts';
import { listText } from '../phrases/list.ts';

const TransferSheet = lazySheet(async () => (await import('../components/transfer-sheet.tsx')).TransferSheet);

type Orders = readonly OrderSummary[];

/** What can be done to several orders at once: accept, hand over, copy their numbers. */
export function useSeveralOrders() {
  const text = useText(listText).several;
  const locale = useLocale((state) => state.locale);
  const may = useMayPress();
  const [handedOver, setHandedOver] = useState<Orders>();
  const acceptAll = (orders: Orders) =>
    runEach(orders, orderWords(locale).done.accept, ({ id, version }) =>
      caller.call(accept, { orderId: id, version, handleType: 3 }),
    );
  const actions = [
    {
      key: 'copy',
      label: text.copy,
      of: (chosen: Orders) => chosen,
      run: (chosen: Orders) => copy(chosen, text),
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
    actions: actions.filter(({ button }) => button === undefined || may(button)),
    sheet: handedOver && <TransferSheet orders={handedOver} onClosed={() => setHandedOver(undefined)} />,
  };
}

interface CopyText {
  copied: (count: number) => string;
  notCopied: string;
}

/** Number, title and site of each, one line an order: to be pasted into a message. */
async function copy(orders: Orders, text: CopyText): Promise<void> {
  const lines = orders.map(({ orderNo, title, cellName }) => [orderNo, title, cellName].join(' '));
  try {
    await navigator.clipboard.writeText(lines.join('\n'));
    showToast(text.copied(orders.length));
  } catch {
    showToast(text.notCopied, 'error');
  }
}
