import { page } from '@svcdesk/core/contract/assets';
import type { Found } from '../../blocks/pick/found.ts';
import { PickerSheet, type PickerSheetProps } from '../../blocks/pick/picker-sheet.tsx';
import { useFoundPages } from '../../blocks/pick/use-found.ts';
import { useTyped } from '../../blocks/pick/use-typed.ts';
import type { ItemOf } from '../../platform/api/use-call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { assetText } from './phrases/index.ts';

interface AssetSheetProps
  extends Pick<PickerSheetProps<Found>, 'chosen' | 'several' | 'clearable' | 'onChoose' | 'onClosed'> {
  title?: string;
  /** Only of this site. */
  cellId?: string;
}

type Asset = ItemOf<typeof page> & { id: string };

const toFound = ({ ciId, name, code, className, cellName }: Asset): Found => ({
  id: ciId,
  words: name,
  note: [code, className, cellName].filter(Boolean).join(' · '),
});

/** Chooses assets that are on the shelf, by name, the code on their label, or what is known of them. */
export function AssetSheet({ title, cellId, ...rest }: AssetSheetProps) {
  const text = useText(assetText);
  const search = useTyped();
  const request = { cellId, flag: 1 as const, keyword: search.words || undefined };
  const list = useFoundPages(page, request, toFound as (item: ItemOf<typeof page>) => Found);
  return (
    <PickerSheet
      {...rest}
      title={title ?? text.asset}
      searchHint={text.hint}
      search={search}
      list={list}
      recent="asset"
    />
  );
}
