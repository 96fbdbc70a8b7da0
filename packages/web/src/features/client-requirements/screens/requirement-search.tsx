import { ListBar } from '../../../shared/blocks/list-page/list-bar.tsx';
import { SearchPage, useSearchWords } from '../../../shared/blocks/search/search-page.tsx';
import { SiteFilter } from '../../../shared/domain/client-order/site-filter.tsx';
import { useSiteList, useStatusTabs } from '../../../shared/domain/client-order/site-list.ts';
import { requirementStatusWords } from '../../../shared/domain/requirement/requirement.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths } from '../../../shared/platform/paths.ts';
import { ClientRequirementCard } from '../client-requirement.tsx';
import { requirementsText } from '../phrases.ts';
import { statuses, useRequirements, useStatusCounts } from '../use-requirements.ts';

/** Search over what my sites asked for: number, title, site. */
export function RequirementSearchScreen() {
  const { search: text } = useText(requirementsText);
  const keyword = useSearchWords();
  const shown = useSiteList(statuses);
  const { state, filters } = shown;
  const counts = useStatusCounts(filters.cellId).data;
  const found = useRequirements(keyword === '' ? undefined : { ...filters, keyword });
  return (
    <SearchPage
      backTo={clientPaths.requirement.list}
      kind="requirements"
      placeholder={text.placeholder}
      hint={text.hint}
      nothingHint={text.noneHint}
      estimatePx={104}
      list={found}
      renderItem={(requirement) => <ClientRequirementCard requirement={requirement} />}
      filters={
        <ListBar
          state={state}
          above={<SiteFilter cellId={filters.cellId} onChoose={(site) => state.set({ site })} />}
          tabs={useStatusTabs(shown, statuses, requirementStatusWords, counts)}
        />
      }
    />
  );
}
