import type { ReactNode } from 'react';
import { VirtualList } from '../../blocks/list/virtual-list.tsx';
import { Button } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { EmptyState } from '../../components/states.tsx';
import type { PagedList } from '../../platform/api/paging.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { type CentreTab, OrderCentreTabs } from '../order-centre/order-centre-tabs.tsx';
import { type StateTab, useWorkFilters, WorkListHead, type WorkScope } from './list-head.tsx';
import { workText } from './phrases/index.ts';

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
  const { tab, scope, change } = useWorkFilters(tabs, usual);
  const list = useList({ status: [...(tab?.statuses ?? [])], scope });
  const seeAll = scope === 'mine' && <Button onClick={() => change({ scope: 'all' })}>{text.seeAll}</Button>;
  return (
    <Page
      title={title}
      ownScroll
      actions={actions}
      top={
        <>
          <OrderCentreTabs here={here} />
          <WorkListHead
            tabs={tabs}
            tab={tab?.key}
            scope={scope}
            onChange={change}
            total={list.totalIsLowerBound ? undefined : list.total}
          />
        </>
      }
    >
      <VirtualList
        label={title}
        list={list}
        estimatePx={120}
        renderItem={renderItem}
        empty={
          <EmptyState
            title={scope === 'mine' ? text.noneMine : text.none}
            hint={emptyHint ?? text.noneHint}
            action={seeAll || undefined}
          />
        }
      />
    </Page>
  );
}
