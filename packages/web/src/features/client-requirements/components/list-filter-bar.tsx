import { Tabs } from '../../../shared/components/tabs.tsx';
import { SiteFilter } from '../../../shared/domain/client-order/site-filter.tsx';
import { requirementStatusWords } from '../../../shared/domain/requirement/requirement-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { type ListFilters, statuses } from '../data/list-filters.ts';
import { useStatusCounts } from '../data/use-requirements.ts';
import { requirementsText } from '../phrases/index.ts';

interface ListFilterBarProps {
  filters: ListFilters;
  onChange: (patch: Partial<ListFilters>) => void;
}

/** Site and status; the counts are of the site, and a search, which they do not know of, goes without. */
export function ListFilterBar({ filters, onChange }: ListFilterBarProps) {
  const { list: text } = useText(requirementsText);
  const locale = useLocale((state) => state.locale);
  const counts = useStatusCounts(filters.cellId).data;
  const counted = filters.keyword === '' ? counts : undefined;
  const tabs = statuses.map((status) => ({
    key: String(status),
    label: requirementStatusWords(status, locale),
    count: counted && (counted.get(status) ?? 0),
  }));
  return (
    <>
      <SiteFilter cellId={filters.cellId} onChoose={(cellId) => onChange({ cellId })} />
      <Tabs
        label={text.status}
        tabs={[{ key: '', label: text.all }, ...tabs]}
        chosen={filters.status === undefined ? '' : String(filters.status)}
        onChoose={(key) => onChange({ status: key === '' ? undefined : Number(key) })}
      />
    </>
  );
}
