import { useState } from 'react';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useMayPress } from '../../platform/api/auth-buttons.ts';
import { showFailure } from '../../platform/api/failures.ts';
import { loadChunk } from '../../platform/chunks.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useMyOutbox } from '../../platform/outbox/outbox.ts';
import { assignWordsOf } from '../assign/owner.ts';
import type { OrderSummary } from '../order/order.ts';
import { actionWords } from '../order/order-words.ts';
import type { Became } from './bulk-sheets.tsx';

const AssignSeveralSheet = lazySheet(async () => (await import('./bulk-sheets.tsx')).AssignSeveralSheet);
const AcceptSeveralSheet = lazySheet(async () => (await import('./bulk-sheets.tsx')).AcceptSeveralSheet);
const CopySheet = lazySheet(async () => (await import('./bulk-sheets.tsx')).CopySheet);

type Orders = readonly OrderSummary[];

/** Orders that a sheet asks about, and who waits for what becomes of them. */
interface OpenAction {
  readonly orders: Orders;
  /** Those chosen to which it cannot be done. */
  readonly leftOut: Orders;
  readonly end: (became: Became | Promise<Became>) => void;
}

/** A sheet for some orders: `ask` opens it and gives what became of it. */
function useAsked() {
  const [asked, setAsked] = useState<OpenAction>();
  return {
    asked,
    ask: (orders: Orders, leftOut: Orders) =>
      new Promise<Became>((end) => setAsked({ orders, leftOut, end })),
    close() {
      asked?.end(false);
      setAsked(undefined);
    },
  };
}

/** What sends them weighs much, and a list does not wait for it. */
async function acceptAll(orders: Orders): Promise<Became> {
  try {
    const acceptEach = await loadChunk(async () => (await import('./bulk-sheets.tsx')).acceptEach);
    return await acceptEach(orders);
  } catch (error) {
    showFailure(error);
    return false;
  }
}

/** What can be done to several orders at once: accept, hand over, copy to colleagues; `main` is done most here. */
export function useBulkActions(main: 'accept' | 'transfer') {
  const locale = useLocale((state) => state.locale);
  const may = useMayPress();
  const assigning = useAsked();
  const accepting = useAsked();
  const copying = useAsked();
  // What is on its way already is not done once more.
  const sent = new Set(useMyOutbox().map(({ about }) => about?.id));
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
      of: (chosen: Orders) => chosen.filter(({ id, can }) => can.includes('accept') && !sent.has(id)),
      run: (orders: Orders, leftOut: Orders) =>
        leftOut.length > 0 ? accepting.ask(orders, leftOut) : acceptAll(orders),
    },
    {
      key: 'transfer',
      label: (orders: Orders) => assignWordsOf(orders, locale),
      button: 'order.transfer',
      of: (chosen: Orders) => chosen.filter(({ can }) => can.includes('transfer')),
      run: assigning.ask,
    },
  ];
  return {
    name: ({ title, orderNo }: OrderSummary) => `${title} ${orderNo}`,
    actions: actions
      .filter(({ button }) => may(button))
      .map((action) => ({ ...action, main: action.key === main }))
      .sort((one, other) => Number(one.main) - Number(other.main)),
    sheet: (
      <>
        {assigning.asked && (
          <AssignSeveralSheet {...assigning.asked} onDone={assigning.asked.end} onClosed={assigning.close} />
        )}
        {accepting.asked && (
          <AcceptSeveralSheet {...accepting.asked} onDone={accepting.asked.end} onClosed={accepting.close} />
        )}
        {copying.asked && (
          <CopySheet orders={copying.asked.orders} onDone={copying.asked.end} onClosed={copying.close} />
        )}
      </>
    ),
  };
}
