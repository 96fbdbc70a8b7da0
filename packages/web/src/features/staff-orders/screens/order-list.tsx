import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { StaffOrderCard } from '../../../shared/domain/order/staff-order-card.tsx';
import { OrderCentreTabs } from '../../../shared/domain/order-centre/order-centre-tabs.tsx';
import { useSeveralOrders } from '../../../shared/domain/order-several/use-several-orders.tsx';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useOrderListFilters } from '../data/order-list-filters.tsx';
import { useOrderPages } from '../data/use-order-pages.ts';
import { useOrderScope } from '../data/use-order-scope.ts';
import { useOrderSwipe } from '../data/use-order-swipe.ts';
import { useSlaChips } from '../data/use-sla-chips.ts';
import { useStatusTabs } from '../data/use-status-tabs.ts';
import { paths } from '../paths.ts';
import { listText } from '../phrases.ts';

const renderOrder = (order: OrderSummary) => <StaffOrderCard order={order} />;

/** Orders of operations, monitoring and SE: mine, of my group, of those I lead, or all that I may see. */
export function OrderListScreen() {
  const text = useText(listText);
  const mayCreate = useMay('order.create');
  const state = useListState();
  const { filters, usualSort, scope } = useOrderScope(state);
  const list = useOrderPages(filters);
  return (
    <ListPage
      title={text.title}
      state={state}
      scope={scope}
      above={<OrderCentreTabs here="operations" />}
      tabs={useStatusTabs(filters, list, state)}
      chips={useSlaChips(state)}
      filters={useOrderListFilters(usualSort)}
      savedAs="orders"
      searchTo={paths.search}
      actions={mayCreate && <IconButton icon="plus" label={text.create} to={paths.build} />}
      list={list}
      renderItem={renderOrder}
      swipe={useOrderSwipe()}
      several={useSeveralOrders('transfer')}
      none={
        <EmptyState
          title={text.none[filters.scope]}
          hint={text.noneHint}
          action={mayCreate && <Button to={paths.build}>{text.create}</Button>}
        />
      }
    />
  );
}
