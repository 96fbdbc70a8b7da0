import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VirtualList } from '../../../shared/blocks/list/virtual-list.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { noFilters } from '../../../shared/domain/order/order-filters.ts';
import { StaffOrderCard } from '../../../shared/domain/order/staff-order-card.tsx';
import { useSession } from '../../../shared/platform/api/session.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { storageKeys } from '../../../shared/platform/storage/storage-keys.ts';
import { SearchField } from '../components/search-field.tsx';
import { recentSearches } from '../data/recent-searches.ts';
import { useOrderPages } from '../data/use-order-pages.ts';
import { paths } from '../paths.ts';
import { listText } from '../phrases/list.ts';
import '../../../shared/components/chips.css';
import './order-search.css';

/** Search over every order that I may see: number, title, site. */
export function OrderSearchScreen() {
  const text = useText(listText);
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('q')?.trim() ?? '';
  const accountId = useSession((state) => state.signedIn?.id) ?? '';
  const recent = recentSearches(`${storageKeys.searches}.${accountId}`);
  const list = useOrderPages(
    { ...noFilters, status: [], scope: 'tenant', keyword, sort: 'created' },
    keyword !== '',
  );
  const search = (words: string) => {
    const wanted = words.trim();
    if (wanted !== '') recent.add(wanted);
    setQuery(wanted === '' ? {} : { q: wanted }, { replace: true });
  };
  return (
    <Page
      title={text.search}
      backTo={paths.orders}
      ownScroll={keyword !== ''}
      top={<SearchField key={keyword} words={keyword} onSearch={search} />}
    >
      {keyword === '' ? (
        <Recent words={recent.read()} onChoose={search} onClear={recent.clear} />
      ) : (
        <VirtualList
          label={text.found}
          list={list}
          renderItem={(order) => <StaffOrderCard order={order} />}
          empty={<EmptyState icon="search" title={text.notFound(keyword)} hint={text.notFoundHint} />}
        />
      )}
    </Page>
  );
}

interface RecentProps {
  words: readonly string[];
  onChoose: (words: string) => void;
  onClear: () => void;
}

function Recent({ words, onChoose, onClear }: RecentProps) {
  const text = useText(listText);
  const shared = useText(sharedText);
  const [shown, setShown] = useState(words);
  if (shown.length === 0) {
    return <EmptyState icon="search" title={text.searchWhat} hint={text.searchHint} />;
  }
  return (
    <Card
      title={text.recent}
      aside={
        <Button
          kind="link"
          small
          onClick={() => {
            onClear();
            setShown([]);
          }}
        >
          {shared.field.clear}
        </Button>
      }
    >
      <ul className="sd-recent">
        {shown.map((each) => (
          <li key={each}>
            <button type="button" className="sd-chip" onClick={() => onChoose(each)}>
              {each}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
