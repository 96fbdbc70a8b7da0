import { useSearchParams } from 'react-router-dom';
import { VirtualList } from '../../../shared/blocks/list/virtual-list.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { clientRequirementPaths } from '../../../shared/domain/requirement/requirement-paths.ts';
import { useScreenTitle } from '../../../shared/platform/current-screen.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { ClientRequirementCard } from '../components/client-requirement-card.tsx';
import { ListFilterBar } from '../components/list-filter-bar.tsx';
import { type ListFilters, readListFilters, writeListFilters } from '../data/list-filters.ts';
import { useRequirements } from '../data/use-requirements.ts';
import { requirementsText } from '../phrases/index.ts';

/** What my sites asked for. */
export function RequirementListScreen() {
  const { list: text } = useText(requirementsText);
  const title = useScreenTitle();
  const [query, setQuery] = useSearchParams();
  const filters = { ...readListFilters(query), keyword: '' };
  const list = useRequirements(filters);
  const change = (patch: Partial<ListFilters>) =>
    setQuery(writeListFilters({ ...filters, ...patch }), { replace: true });
  const ask = withQuery(clientPaths.build, { site: filters.cellId || undefined });
  const narrowed = Object.keys(writeListFilters(filters)).length > 0;
  return (
    <Page
      backTo={clientPaths.home}
      ownScroll
      actions={
        <>
          <IconButton icon="search" label={text.search} to={clientRequirementPaths.search} />
          <IconButton icon="plus" label={text.ask} to={ask} />
        </>
      }
      top={<ListFilterBar filters={filters} onChange={change} />}
    >
      <VirtualList
        label={title}
        list={list}
        estimatePx={104}
        renderItem={(requirement) => <ClientRequirementCard requirement={requirement} />}
        empty={
          narrowed ? (
            <EmptyState
              title={text.noneFits}
              hint={text.noneFitsHint}
              action={<Button onClick={() => setQuery({}, { replace: true })}>{text.clear}</Button>}
            />
          ) : (
            <EmptyState
              title={text.none}
              hint={text.noneHint}
              action={<Button to={ask}>{text.ask}</Button>}
            />
          )
        }
      />
    </Page>
  );
}
