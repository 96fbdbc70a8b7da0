import type { ReactNode } from 'react';
import { ListPage } from '../../blocks/list-page/list-page.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/states.tsx';
import type { PagedList } from '../../platform/api/paging.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { withQuery } from '../../platform/routing.ts';
import { staffPaths } from '../order/staff-paths.ts';
import { type CentreTab, OrderCentreTabs } from '../order-centre/order-centre-tabs.tsx';
import { workText } from './phrases/index.ts';
import { type StateTab, useWorkFilters, type WorkScope } from './work-filters.ts';

interface WorkListPageProps<Item> {
  title: string;
  /** Which of the order centre's lists it is. */
  here: CentreTab;
  tabs: readonly StateTab[];
  /** Whose work shows before somebody chooses. */
  usual?: WorkScope;
  useList: (filters: { status: number[]; scope: WorkScope }) => PagedList<Item>;
  renderItem: (item: Item) => ReactNode;
  /** Icon buttons of the header. */
  actions?: ReactNode;
  /** What the list is of, when there is nothing at all: what to do next. */
  emptyHint?: string;
}

/** Work of one kind by state, mine or all that I may see. */
export function WorkListPage<Item>(props: WorkListPageProps<Item>) {
  const { title, here, tabs, usual, useList, renderItem, actions, emptyHint } = props;
  const text = useText(workText);
  const { state, tab, scope } = useWorkFilters(tabs, usual);
  const list = useList({ status: [...(tab?.statuses ?? [])], scope });
  const seeAll = scope === 'mine' && (
    <Button onClick={() => state.set({ scope: 'all' })}>{text.seeAll}</Button>
  );
  const total = list.totalIsLowerBound ? undefined : list.total;
  return (
    <ListPage
      title={title}
      actions={actions}
      state={state}
      above={<OrderCentreTabs here={here} />}
      searchTo={withQuery(staffPaths.search, { kind: here })}
      tabs={{
        label: text.status,
        tabs: tabs.map(({ key, label }) => ({ key, label, count: key === tab?.key ? total : undefined })),
        chosen: tab?.key ?? '',
        onChoose: (key) => state.set({ tab: key }),
      }}
      chips={{
        label: text.scope.label,
        chips: (['mine', 'all'] as const).map((key) => ({ key, label: text.scope[key] })),
        chosen: scope,
        onChoose: (key) => state.set({ scope: key }),
      }}
      list={list}
      estimatePx={120}
      renderItem={renderItem}
      none={
        <EmptyState
          title={scope === 'mine' ? text.noneMine : text.none}
          hint={emptyHint ?? text.noneHint}
          action={seeAll || undefined}
        />
      }
    />
  );
}
