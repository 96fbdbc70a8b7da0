import { page } from '@svcdesk/core/contract/orders';
import { PickerSheet, type PickerSheetProps } from '../../blocks/pick/picker-sheet.tsx';
import { type Found, useFoundPages, useTyped } from '../../blocks/pick/use-found.ts';
import type { ItemOf } from '../../platform/api/use-call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { orderText } from './phrases.ts';

interface OrderSheetProps
  extends Pick<PickerSheetProps<Found>, 'title' | 'chosen' | 'onChoose' | 'onClosed'> {
  cellId: string;
  without: string;
}

const toFound = ({ id, orderNo, title }: ItemOf<typeof page>): Found => ({ id, words: title, note: orderNo });

/** Chooses another order of a site. */
export function OrderSheet({ cellId, without, ...rest }: OrderSheetProps) {
  const text = useText(orderText);
  const search = useTyped();
  const request = { scope: 'tenant', cellId, keyword: search.words || undefined } as const;
  const list = useFoundPages(page, request, toFound);
  const others = list.items.filter(({ id }) => id !== without);
  return (
    <PickerSheet {...rest} searchHint={text.searchHint} search={search} list={{ ...list, items: others }} />
  );
}
