import type { DataOf } from '@svcdesk/core/contract';
import { cellPage, countStatus } from '@svcdesk/core/contract/orders';
import { openStatuses, orderStatus } from '@svcdesk/core/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { ClientOrderCard } from '../../../shared/domain/client-order/client-order-card.tsx';
import { clientOrderText } from '../../../shared/domain/client-order/phrases.ts';
import { SiteFilter } from '../../../shared/domain/client-order/site-filter.tsx';
import {
  type SiteFilters,
  type SiteStatuses,
  siteFilterKeys,
  useSiteList,
  useStatusTabs,
} from '../../../shared/domain/client-order/site-list.ts';
import { useClientBadges } from '../../../shared/domain/client-order/use-client-badges.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { statusWords } from '../../../shared/domain/order/order-words.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useCall, useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths, withQuery } from '../../../shared/platform/paths.ts';
import { listText } from '../phrases/list.ts';

const statuses: SiteStatuses = { all: Object.values(orderStatus), open: openStatuses };

/** Orders of my sites. */
export function OrderListScreen() {
  const text = useText(listText);
  const { act } = useText(clientOrderText);
  const shown = useSiteList(statuses);
  const { state, filters } = shown;
  const counts = useStatusCounts(filters.cellId).data;
  useClientBadges();
  const build = withQuery(clientPaths.order.build, { site: filters.cellId || undefined });
  return (
    <ListPage
      state={state}
      search={{ label: text.search, kind: 'clientOrders' }}
      narrowedBy={siteFilterKeys}
      actions={<IconButton icon="plus" label={act.report} to={build} />}
      above={<SiteFilter cellId={filters.cellId} onChoose={(site) => state.set({ site })} />}
      tabs={useStatusTabs(shown, statuses, statusWords, counts)}
      list={useClientOrders(filters)}
      estimatePx={172}
      renderItem={(order) => <ClientOrderCard order={order} />}
      none={
        <EmptyState
          title={text.none}
          hint={text.noneHint}
          action={<Button to={build}>{act.report}</Button>}
        />
      }
    />
  );
}

/** Orders of my sites, newest first, page by page. */
function useClientOrders({ status, cellId, keyword }: SiteFilters): PagedList<OrderSummary> {
  return useCallPages(cellPage, {
    cellId: cellId || undefined,
    status: status.length === 0 ? undefined : [...status],
    keyword: keyword.trim() || undefined,
  });
}

function byStatus(counts: DataOf<typeof countStatus>): ReadonlyMap<number, number> {
  return new Map(counts.map(({ status, count }) => [status, count]));
}

/** How many orders stand in each status. */
function useStatusCounts(cellId: string): UseQueryResult<ReadonlyMap<number, number>> {
  return useCall(countStatus, cellId === '' ? {} : { cellId }, { select: byStatus });
}
