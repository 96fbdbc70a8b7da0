import { page } from '@svcdesk/core/contract/orders';
import { caller } from '../../platform/api/caller.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Found } from './found.ts';
import { actText } from './phrases/act.ts';
import { SearchPicker } from './search-picker.tsx';

interface OrderPickerProps {
  label: string;
  cellId: string;
  /** This one is not offered. */
  without: string;
  chosen: Found | undefined;
  onChoose: (order: Found | undefined) => void;
  error?: string;
}

const mostShown = 8;

/** Another order of the same site, found by number or words. */
export function OrderPicker({ cellId, without, ...rest }: OrderPickerProps) {
  const text = useText(actText).picker;
  return (
    <SearchPicker
      {...rest}
      searchHint={text.order}
      queryKey={['orders.pick', cellId]}
      load={async (keyword, signal) => {
        const wanted = {
          scope: 'tenant',
          cellId,
          keyword: keyword || undefined,
          size: mostShown + 1,
        } as const;
        const { list } = await caller.call(page, wanted, { signal });
        return list
          .filter(({ id }) => id !== without)
          .slice(0, mostShown)
          .map(({ id, orderNo, title }) => ({ id, words: title, note: orderNo }));
      }}
    />
  );
}
