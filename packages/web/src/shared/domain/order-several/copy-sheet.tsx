import { ccMark } from '@svcdesk/core/contract/backlog';
import { runEach } from '../../blocks/list-page/run-each.ts';
import { caller } from '../../platform/api/caller.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderSummary } from '../order/order.ts';
import { orderWords } from '../order/order-words.ts';
import { PeopleSheet } from '../people/people-sheet.tsx';
import { severalText } from './phrases.ts';

interface CopySheetProps {
  orders: readonly OrderSummary[];
  /** Called with whether all of them were copied. */
  onDone: (all: Promise<boolean>) => void;
  onClosed: () => void;
}

/** Shows several orders to the same colleagues. */
export function CopySheet({ orders, onDone, onClosed }: CopySheetProps) {
  const text = useText(severalText);
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
      onChoose={(people) => people.length > 0 && onDone(copyTo(people.map(({ id }) => id)))}
      onClosed={onClosed}
    />
  );
}
