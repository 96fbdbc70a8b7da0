import type { ReactNode } from 'react';
import { type ListState, useListState } from '../../blocks/list-page/list-values.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/states.tsx';
import { exactTotal, type PagedList } from '../../platform/api/paging.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { CentreListPage } from '../order-centre/centre-list-page.tsx';
import type { CentreTab } from '../order-centre/order-centre-tabs.tsx';
import { workText } from './phrases.ts';

interface WorkListPageProps<Item> {
  title: string;
  /** Which of the order centre's lists it is. */
  here: CentreTab;
  tabs: readonly StateTab[];
  /** Whose work shows before the reader chooses. */
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
  const total = exactTotal(list);
  return (
    <CentreListPage
      here={here}
      title={title}
      actions={actions}
      state={state}
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

/** One tab of a list by state: all states that it holds; none for all there are. */
interface StateTab {
  key: string;
  label: string;
  statuses: readonly number[];
}

export type WorkScope = 'mine' | 'all';

interface WorkFilters {
  state: ListState;
  tab: StateTab | undefined;
  scope: WorkScope;
}

/** Which states, and whose work: kept in the address, so that back and reload keep them. */
function useWorkFilters(tabs: readonly StateTab[], usual: WorkScope = 'mine'): WorkFilters {
  const state = useListState();
  const { tab: named, scope: asked } = state.values;
  const tab = tabs.find(({ key }) => key === named) ?? tabs[0];
  const scope: WorkScope = asked === 'all' || asked === 'mine' ? asked : usual;
  return { state, tab, scope };
}
