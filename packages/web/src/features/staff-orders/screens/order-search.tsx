import { search } from '@svcdesk/core/contract/orders';
import { list } from '@svcdesk/core/contract/requirements';
import { ListBar } from '../../../shared/blocks/list-page/list-bar.tsx';
import { daysOf, type ListState, useListState } from '../../../shared/blocks/list-page/list-values.ts';
import { SearchPage, useSearchWords } from '../../../shared/blocks/search/search-page.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { FoundCard, kindsOfTab } from '../../../shared/domain/order-centre/found-card.tsx';
import { type CentreTab, useCentreTabs } from '../../../shared/domain/order-centre/order-centre-tabs.tsx';
import { centreText } from '../../../shared/domain/order-centre/phrases.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useCall, useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withQuery } from '../../../shared/platform/paths.ts';
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
      backTo={staffPaths.order.list}
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

/** Which kind of orders is searched, as the address says: one of those that this account has lists of, or all. */
function useSearchKinds({ values, set }: ListState) {
  const text = useText(listText);
  const { kind } = useText(centreText);
  const tabs = useCentreTabs();
  const chosen = tabs.find((key) => key === values.kind);
  return {
    chosen,
    chips: {
      label: text.searchKind,
      chips: [
        { key: '' as CentreTab | '', label: text.any },
        ...tabs.map((key) => ({ key, label: kind[key] })),
      ],
      chosen: chosen ?? ('' as const),
      onChoose: (key: CentreTab | '') => set({ kind: key }),
    },
  };
}

/** How many requirements a keyword finds, and the way to them; nothing where there are none. */
function RequirementsFound({ keyword }: { keyword: string }) {
  const text = useText(listText);
  const found = useCall(list, { keyword, size: 1 }).data;
  if (found === undefined || found.total === 0) return null;
  const to = withQuery(staffPaths.requirement.list, { status: 'any', q: keyword });
  return (
    <Rows label={text.requirements}>
      <Row to={to}>{text.requirementsFound(found.total)}</Row>
    </Rows>
  );
}
