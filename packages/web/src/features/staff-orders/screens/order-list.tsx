import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../../shared/blocks/list-page/list-values.ts';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import type { SwipeChoice } from '../../../shared/components/swipe.tsx';
import { assignWordsOf } from '../../../shared/domain/assign/owner.ts';
import { useBulkActions } from '../../../shared/domain/bulk-actions/use-bulk-actions.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { StaffOrderCard } from '../../../shared/domain/order/staff-order-card.tsx';
import { OrderCentreTabs } from '../../../shared/domain/order-centre/order-centre-tabs.tsx';
import { useMay, useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';
import { useOrderListFilters, useSlaChips, useStatusTabs } from '../list-filters.tsx';
import { useOrderPages, useOrderScope } from '../order-pages.ts';
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
      searchTo={staffPaths.order.search}
      actions={mayCreate && <IconButton icon="plus" label={text.create} to={staffPaths.order.build} />}
      list={list}
      renderItem={renderOrder}
      swipe={useOrderSwipe()}
      several={useBulkActions('transfer')}
      none={
        <EmptyState
          title={text.none[filters.scope]}
          hint={text.noneHint}
          action={mayCreate && <Button to={staffPaths.order.build}>{text.create}</Button>}
        />
      }
    />
  );
}

const swiped = [
  { action: 'hangUp', button: 'order.hangUp', path: staffPaths.order.hangUp, tone: 'plain' },
  { action: 'accept', button: 'order.accept', path: staffPaths.order.accept, tone: 'accent' },
  { action: 'transfer', button: 'order.transfer', path: staffPaths.order.passOn, tone: 'accent' },
] as const;

const maxBehind = 2;

/** What is done most with an order, behind a swipe; the same stands on its detail. */
export function useOrderSwipe(): (order: OrderSummary) => readonly SwipeChoice[] {
  const may = useMayPress();
  const navigate = useNavigate();
  const locale = useLocale((state) => state.locale);
  return useCallback(
    (order) =>
      swiped
        .filter(({ action, button }) => order.can.includes(action) && may(button))
        .slice(0, maxBehind)
        .map(({ action, path, tone }) => ({
          key: action,
          label: action === 'transfer' ? assignWordsOf([order], locale) : actionWords(action, locale),
          tone,
          onChoose: () => void navigate(withId(path, order.id)),
        })),
    [may, navigate, locale],
  );
}
