import { useSearchParams } from 'react-router-dom';
import { SearchPage } from '../../../shared/blocks/search/search-page.tsx';
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
  return (
    <SearchPage
      backTo={clientRequirementPaths.list}
      kind="requirements"
      placeholder={text.placeholder}
      hint={text.hint}
      nothingHint={text.noneHint}
      estimatePx={104}
      useFound={useFound}
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

/** By the words given, with the filters of the address. */
function useFound(keyword: string) {
  const [query] = useSearchParams();
  return useRequirements(keyword === '' ? undefined : { ...readListFilters(query), keyword });
}
