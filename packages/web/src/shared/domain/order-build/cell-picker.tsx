import { list as cellList } from '@svcdesk/core/contract/cells';
import { caller } from '../../platform/api/caller.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Found } from '../order-work/found.ts';
import { SearchPicker } from '../order-work/search-picker.tsx';
import { buildText } from './phrases/build.ts';

interface CellPickerProps {
  chosen: Found | undefined;
  onChoose: (cell: Found | undefined) => void;
  error?: string;
}

const mostShown = 8;

/** The site that an order is for. */
export function CellPicker(props: CellPickerProps) {
  const text = useText(buildText);
  return (
    <SearchPicker
      {...props}
      label={text.cell}
      searchHint={text.cellHint}
      queryKey={['cells.list', 'picker']}
      load={async (keyword, signal) => {
        const { list } = await caller.call(
          cellList,
          { keyword: keyword || undefined, size: mostShown },
          { signal },
        );
        return list.map(({ id, name, customerName }) => ({ id, words: name, note: customerName }));
      }}
    />
  );
}
