import { useState } from 'react';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { SiteFilter } from '../../../shared/domain/client-order/site-filter.tsx';
import { statusWords } from '../../../shared/domain/order/order-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { type ListFilters, statuses } from '../data/list-filters.ts';
import { useStatusCounts } from '../data/use-client-orders.ts';
import { ordersText } from '../phrases/index.ts';
import './list-filter-bar.css';

interface ListFilterBarProps {
  filters: ListFilters;
  onChange: (patch: Partial<ListFilters>) => void;
  /** The search field shows. */
  searching: boolean;
}

/** Status with counts, site, search. Counts are of the site; a search leaves them out, for they do not know it. */
export function ListFilterBar({ filters, onChange, searching }: ListFilterBarProps) {
  const { list: text } = useText(ordersText);
  const locale = useLocale((state) => state.locale);
  const counts = useStatusCounts(filters.cellId).data;
  const counted = filters.keyword === '' ? counts : undefined;
  const chips = statuses.map((status) => ({
    key: String(status),
    label: statusWords(status, locale),
    count: counted && (counted.get(status) ?? 0),
  }));
  return (
    <>
      {searching && <Search keyword={filters.keyword} onSearch={(keyword) => onChange({ keyword })} />}
      <SiteFilter cellId={filters.cellId} onChoose={(cellId) => onChange({ cellId })} />
      <Tabs
        label={text.status}
        tabs={[{ key: '', label: text.all }, ...chips]}
        chosen={filters.status === undefined ? '' : String(filters.status)}
        onChoose={(key) => onChange({ status: key === '' ? undefined : Number(key) })}
      />
    </>
  );
}

/** Opened to be typed into; one that comes back with its word is only shown. */
function focusEmpty(input: HTMLInputElement | null): void {
  if (input?.value === '') input.focus();
}

/** Searches when it is asked to, not with every letter. */
function Search({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const { list: text } = useText(ordersText);
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  if (shown !== keyword) {
    setShown(keyword);
    setTyped(keyword);
  }
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <input
          type="search"
          enterKeyHint="search"
          className="sd-control sd-client-search"
          aria-label={text.search}
          placeholder={text.search}
          maxLength={100}
          ref={focusEmpty}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            // The field's own cross empties it without a submit.
            if (event.target.value === '') onSearch('');
          }}
        />
      </form>
    </search>
  );
}
