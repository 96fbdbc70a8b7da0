import { useSearchParams } from 'react-router-dom';
import { SearchPage, useSearchWords } from '../../../shared/blocks/search/search-page.tsx';
import { clientRequirementPaths } from '../../../shared/domain/requirement/requirement-paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ClientRequirementCard } from '../components/client-requirement-card.tsx';
import { ListFilterBar } from '../components/list-filter-bar.tsx';
import { readListFilters, writeListFilters } from '../data/list-filters.ts';
import { useRequirements } from '../data/use-requirements.ts';
import { requirementsText } from '../phrases/index.ts';

/** Search over what my sites asked for: number, title, site. */
export function RequirementSearchScreen() {
  const { search: text } = useText(requirementsText);
  const [query, setQuery] = useSearchParams();
  const filters = readListFilters(query);
  const keyword = useSearchWords();
  const found = useRequirements(keyword === '' ? undefined : { ...filters, keyword });
  return (
    <SearchPage
      backTo={clientRequirementPaths.list}
      kind="requirements"
      placeholder={text.placeholder}
      hint={text.hint}
      nothingHint={text.noneHint}
      estimatePx={104}
      list={found}
      renderItem={(requirement) => <ClientRequirementCard requirement={requirement} />}
      filters={
        <ListFilterBar
          filters={filters}
          onChange={(patch) => setQuery(writeListFilters({ ...filters, ...patch }), { replace: true })}
        />
      }
    />
  );
}
