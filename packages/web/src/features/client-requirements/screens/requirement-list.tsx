import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { SiteFilter } from '../../../shared/domain/client-order/site-filter.tsx';
import { siteFilterKeys, useSiteList, useStatusTabs } from '../../../shared/domain/client-order/site-list.ts';
import { requirementStatusWords } from '../../../shared/domain/requirement/requirement.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths, withQuery } from '../../../shared/platform/paths.ts';
import { ClientRequirementCard } from '../client-requirement.tsx';
import { requirementsText } from '../phrases.ts';
import { statuses, useRequirements, useStatusCounts } from '../use-requirements.ts';

/** What my sites asked for. */
export function RequirementListScreen() {
  const { list: text } = useText(requirementsText);
  const shown = useSiteList(statuses);
  const { state, filters } = shown;
  const counts = useStatusCounts(filters.cellId).data;
  const ask = withQuery(clientPaths.order.build, { site: filters.cellId || undefined });
  return (
    <ListPage
      backTo={clientPaths.home}
      state={state}
      searchTo={clientPaths.requirement.search}
      narrowedBy={siteFilterKeys}
      actions={<IconButton icon="plus" label={text.ask} to={ask} />}
      above={<SiteFilter cellId={filters.cellId} onChoose={(site) => state.set({ site })} />}
      tabs={useStatusTabs(shown, statuses, requirementStatusWords, counts)}
      list={useRequirements({ ...filters, keyword: '' })}
      estimatePx={104}
      renderItem={(requirement) => <ClientRequirementCard requirement={requirement} />}
      none={
        <EmptyState title={text.none} hint={text.noneHint} action={<Button to={ask}>{text.ask}</Button>} />
      }
    />
  );
}
