import { search } from '@svcdesk/core/contract/orders';
import { ListBar } from '../../../shared/blocks/list-page/list-bar.tsx';
import { daysOf } from '../../../shared/blocks/list-page/list-values.ts';
import { useListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import { SearchPage, useSearchWords } from '../../../shared/blocks/search/search-page.tsx';
import { FoundCard } from '../../../shared/domain/order-centre/found-card.tsx';
import { kindsOfTab } from '../../../shared/domain/order-centre/found-order.tsx';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { RequirementsFound } from '../components/requirements-found.tsx';
import { useSearchKinds } from '../data/use-search-kinds.ts';
import { paths } from '../paths.ts';
import { listText } from '../phrases.ts';

/** Search over orders of every kind that I may see: number, title, description, site, customer, reporter, asset, initials. */
export function OrderSearchScreen() {
  const text = useText(listText);
  const keyword = useSearchWords();
  const state = useListState();
  const { chosen, chips } = useSearchKinds(state);
  const { from, to } = daysOf(state.values.days);
  const asksRequirements = useMay('requirement.handle') && chosen === undefined && keyword !== '';
  const kinds = chosen && [...kindsOfTab[chosen]];
  const list = useCallPages(search, keyword === '' ? undefined : { keyword, kinds, from, to });
  return (
    <SearchPage
      title={text.search}
      backTo={paths.orders}
      kind="orders"
      placeholder={text.searchPlaceholder}
      hint={text.searchHint}
      nothingHint={text.notFoundHint}
      list={list}
      estimatePx={96}
      renderItem={(order) => <FoundCard order={order} />}
      filters={
        <>
          <ListBar
            state={state}
            chips={chips}
            filters={[{ key: 'days', kind: 'days', label: text.searchDays }]}
          />
          {asksRequirements && <RequirementsFound keyword={keyword} />}
        </>
      }
    />
  );
}
