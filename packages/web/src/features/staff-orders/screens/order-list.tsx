import { VirtualList } from '../../../shared/blocks/list/virtual-list.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { StaffOrderCard } from '../../../shared/domain/order/staff-order-card.tsx';
import { OrderCentreTabs } from '../../../shared/domain/order-centre/order-centre-tabs.tsx';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { ListFilters } from '../components/list-filters.tsx';
import { useFilters } from '../data/use-filters.ts';
import { useOrderPages } from '../data/use-order-pages.ts';
import { paths } from '../paths.ts';
import { listText } from '../phrases/list.ts';

/** Orders of operations, monitoring and SE: mine, of my group, of those I lead, or all that I may see. */
export function OrderListScreen() {
  const text = useText(listText);
  const shared = useText(sharedText);
  const mayCreate = useMay('order.create');
  const { filters, narrowed, change, clear } = useFilters();
  const list = useOrderPages(filters);
  return (
    <Page
      title={text.title}
      ownScroll
      actions={
        <>
          <IconButton icon="refresh" label={shared.action.refresh} onClick={() => void list.refresh()} />
          <IconButton icon="search" label={shared.action.search} to={paths.search} />
          {mayCreate && <IconButton icon="plus" label={text.create} to={paths.build} />}
        </>
      }
      top={
        <>
          <OrderCentreTabs here="operations" />
          <ListFilters
            filters={filters}
            narrowed={narrowed}
            onChange={change}
            total={list.totalIsLowerBound ? undefined : list.total}
          />
        </>
      }
    >
      <VirtualList
        label={text.title}
        list={list}
        renderItem={(order) => <StaffOrderCard order={order} />}
        empty={
          <EmptyState
            title={narrowed ? text.noneFits : text.none[filters.scope]}
            hint={narrowed ? text.noneFitsHint : text.noneHint}
            action={
              narrowed ? (
                <Button onClick={clear}>{text.clearFilters}</Button>
              ) : mayCreate ? (
                <Button to={paths.build}>{text.create}</Button>
              ) : undefined
            }
          />
        }
      />
    </Page>
  );
}
