import { normalizeLine } from '@svcdesk/core/format';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Page } from '../../components/page.tsx';
import { EmptyState } from '../../components/states.tsx';
import type { PagedList } from '../../platform/api/paging.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { VirtualList } from '../list/virtual-list.tsx';
import { searchText } from './phrases.ts';
import { type recentWords, SearchField, useRecentWords, WordChips } from './search-field.tsx';

interface SearchPageProps<Item> {
  title?: string;
  backTo: string;
  /** Names what is searched among the words that this account searched for. */
  kind: string;
  /** What may be typed. */
  placeholder: string;
  /** What can be found, where nothing was searched for yet. */
  hint: string;
  /** What fits the words of `useSearchWords`; it waits while there are none. */
  list: PagedList<Item>;
  renderItem: (item: Item) => ReactNode;
  estimatePx?: number;
  /** What to try where nothing fits. */
  nothingHint?: string;
  /** Under the field, once there are words: what narrows what is found. It keeps itself in the address. */
  filters?: ReactNode;
}

/** What is searched for, as the address says. */
export function useSearchWords(): string {
  const [query] = useSearchParams();
  return query.get('q')?.trim() ?? '';
}

/** A search of its own: the words stand in the address, those of before are one tap away. */
export function SearchPage<Item>(props: SearchPageProps<Item>) {
  const { title, backTo, kind, placeholder, hint, list, renderItem, estimatePx, nothingHint, filters } =
    props;
  const text = useText(searchText);
  const [query, setQuery] = useSearchParams();
  const words = useSearchWords();
  const recent = useRecentWords(kind);
  const search = (typed: string) => {
    const wanted = normalizeLine(typed);
    if (wanted !== '') recent.add(wanted);
    const next = new URLSearchParams(query);
    if (wanted === '') next.delete('q');
    else next.set('q', wanted);
    setQuery(next, { replace: true });
  };
  return (
    <Page
      title={title}
      backTo={backTo}
      ownScroll={words !== ''}
      top={
        <>
          <SearchField
            key={words}
            label={placeholder}
            placeholder={placeholder}
            words={words}
            onSearch={search}
          />
          {words !== '' && filters}
        </>
      }
    >
      {words === '' ? (
        <RecentList recent={recent} hint={hint} onChoose={search} />
      ) : (
        <VirtualList
          label={text.found}
          list={list}
          estimatePx={estimatePx}
          renderItem={renderItem}
          empty={
            <EmptyState icon="search" title={text.nothing(words)} hint={nothingHint ?? text.nothingHint} />
          }
        />
      )}
    </Page>
  );
}

interface RecentListProps {
  recent: ReturnType<typeof recentWords>;
  /** What can be found, where nothing was searched for yet. */
  hint: string;
  onChoose: (words: string) => void;
}

/** What was searched for lately, one tap away. */
function RecentList({ recent, hint, onChoose }: RecentListProps) {
  const text = useText(searchText);
  const [shown, setShown] = useState(recent.read);
  if (shown.length === 0) return <EmptyState icon="search" title={text.what} hint={hint} />;
  const forget = () => {
    recent.clear();
    setShown([]);
  };
  return (
    <Card
      title={text.recent}
      aside={
        <Button kind="link" small onClick={forget}>
          {text.forget}
        </Button>
      }
    >
      <WordChips words={shown} onChoose={onChoose} />
    </Card>
  );
}
