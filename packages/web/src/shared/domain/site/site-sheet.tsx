import { list } from '@svcdesk/core/contract/cells';
import { PickerSheet, type PickerSheetProps } from '../../blocks/pick/picker-sheet.tsx';
import { type Found, useFoundPages, useTyped } from '../../blocks/pick/use-found.ts';
import type { ItemOf } from '../../platform/api/use-call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { siteText } from './phrases.ts';

type SiteSheetProps = Pick<
  PickerSheetProps<Found>,
  'chosen' | 'several' | 'clearable' | 'onChoose' | 'onClosed'
>;

const toFound = ({ id, name, customerName }: ItemOf<typeof list>): Found => ({
  id,
  words: name,
  note: customerName,
});

/** Chooses a site among all that I may see. */
export function SiteSheet(props: SiteSheetProps) {
  const text = useText(siteText);
  const search = useTyped();
  const sites = useFoundPages(list, { keyword: search.words || undefined }, toFound);
  return (
    <PickerSheet
      {...props}
      title={text.site}
      searchHint={text.hint}
      search={search}
      list={sites}
      recent="site"
    />
  );
}
