import { page } from '@svcdesk/core/contract/orders';
import { orderStatus } from '@svcdesk/core/rules';
import { PickerSheet } from '../../shared/blocks/pick/picker-sheet.tsx';
import { type Found, useFoundPages, useTyped } from '../../shared/blocks/pick/use-found.ts';
import { EmptyState } from '../../shared/components/states.tsx';
import type { ItemOf } from '../../shared/platform/api/use-call.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { text as book } from './phrases.ts';

interface AttachSheetProps {
  onChoose: (id: string) => void;
  onClosed: () => void;
}

const toFound = ({ id, title, orderNo, cellName }: ItemOf<typeof page>): Found => ({
  id,
  words: title,
  note: `${orderNo} · ${cellName}`,
});

/** Chooses one of the orders that I am at. */
export function AttachSheet({ onChoose, onClosed }: AttachSheetProps) {
  const text = useText(book).attach;
  const search = useTyped();
  const status = [orderStatus.processing];
  const list = useFoundPages(page, { scope: 'mine', status, keyword: search.words || undefined }, toFound);
  return (
    <PickerSheet
      title={text.title}
      searchHint={text.hint}
      search={search}
      list={list}
      chosen={[]}
      empty={<EmptyState title={text.none} />}
      onChoose={([order]) => order && onChoose(order.id)}
      onClosed={onClosed}
    />
  );
}
