import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { VirtualList } from '../../../shared/blocks/list/virtual-list.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { ClientOrderCard } from '../../../shared/domain/client-order/client-order-card.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { clientOrderText } from '../../../shared/domain/client-order/phrases/index.ts';
import { useClientBadges } from '../../../shared/domain/client-order/use-client-badges.ts';
import { useScreenTitle } from '../../../shared/platform/current-screen.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { ListFilterBar } from '../components/list-filter-bar.tsx';
import { isNarrowed, type ListFilters, readListFilters, writeListFilters } from '../data/list-filters.ts';
import { useClientOrders } from '../data/use-client-orders.ts';
import { ordersText } from '../phrases/index.ts';

/** Orders of my sites. */
export function OrderListScreen() {
  const { list: text } = useText(ordersText);
  const { act } = useText(clientOrderText);
  const shared = useText(sharedText);
  const title = useScreenTitle();
  const [query, setQuery] = useSearchParams();
  const filters = readListFilters(query);
  const list = useClientOrders(filters);
  useClientBadges();
  const [searching, setSearching] = useState(filters.keyword !== '');
  const toggleSearch = () => {
    if (searching && filters.keyword !== '') change({ keyword: '' });
    setSearching(!searching);
  };
  const change = (patch: Partial<ListFilters>) =>
    setQuery(writeListFilters({ ...filters, ...patch }), { replace: true });
  const build = withQuery(clientPaths.build, { site: filters.cellId || undefined });
  const report = <Button to={build}>{act.report}</Button>;
  return (
    <Page
      ownScroll
      actions={
        <>
          <IconButton icon="refresh" label={shared.action.refresh} onClick={() => void list.refresh()} />
          <IconButton
            icon={searching ? 'close' : 'search'}
            label={searching ? text.searchClose : text.search}
            onClick={toggleSearch}
          />
          <IconButton icon="plus" label={act.report} to={build} />
        </>
      }
      top={<ListFilterBar filters={filters} onChange={change} searching={searching} />}
    >
      <VirtualList
        label={title}
        list={list}
        estimatePx={172}
        renderItem={(order) => <ClientOrderCard order={order} />}
        empty={
          isNarrowed(filters) ? (
            <EmptyState
              title={text.noneFits}
              hint={text.noneFitsHint}
              action={<Button onClick={() => setQuery({}, { replace: true })}>{text.clear}</Button>}
            />
          ) : (
            <EmptyState title={text.none} hint={text.noneHint} action={report} />
          )
        }
      />
    </Page>
  );
}
