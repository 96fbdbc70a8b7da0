import { page } from '@svcdesk/core/contract/pool';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../../shared/blocks/list-page/list-values.ts';
import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { assignWordsOf } from '../../../shared/domain/assign/owner.ts';
import { useBulkActions } from '../../../shared/domain/bulk-actions/use-bulk-actions.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { StaffOrderCard } from '../../../shared/domain/order/staff-order-card.tsx';
import { useAccept } from '../../../shared/domain/order-work/accept.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { exactTotal } from '../../../shared/platform/api/paging.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useWaiting } from '../../../shared/platform/outbox/outbox.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';
import { poolText } from '../phrases.ts';
import { requestOf, usePoolChips, usePoolFilters } from '../pool-chips.tsx';
import { dutyOrder, poolOrder } from '../pool-order.ts';

/** Unassigned orders of my groups, those with the earliest deadline first; the quickest engineer takes one. */
export function TicketPoolScreen() {
  const text = useText(poolText);
  const state = useListState();
  const { of: chosen = 'all' } = state.values;
  const list = useCallPages(page, requestOf(state.values));
  const first = list.items[0];
  return (
    <ListPage
      state={state}
      chips={{
        label: text.which,
        chips: usePoolChips(chosen, exactTotal(list)),
        chosen,
        onChoose: (of) => state.set({ of: of === 'all' ? '' : of }),
      }}
      filters={usePoolFilters()}
      list={list}
      label={text.title}
      renderItem={(order) => <PoolCard order={order} first={order === first} />}
      estimatePx={150}
      several={useBulkActions('accept')}
      none={
        <EmptyState
          icon="check"
          title={chosen === 'duty' ? text.noDuty : text.none}
          hint={chosen === 'duty' ? text.noDutyHint : text.noneHint}
          action={<Button to={staffPaths.order.list}>{text.toOrders}</Button>}
        />
      }
    />
  );
}

interface PoolCardProps {
  order: OrderSummary;
  /** The first of the list carries the filled button. */
  first: boolean;
}

/** An unassigned order: one tap takes it. */
function PoolCard({ order, first }: PoolCardProps) {
  const text = useText(poolText);
  const locale = useLocale((state) => state.locale);
  const mayTransfer = useMay('order.transfer');
  const mayAccept = useMay('order.accept');
  const accept = useAccept(order);
  // What is done already is on its way.
  const waits = useWaiting('order', order.id).length > 0;
  const transfers = !waits && mayTransfer && order.can.includes('transfer');
  const accepts = !waits && mayAccept && order.can.includes('accept');
  const assign = assignWordsOf([order], locale);
  const { places } = order.duty ? dutyOrder : poolOrder;
  return (
    <StaffOrderCard
      order={order}
      to={withId(places.detail, order.id)}
      actions={
        (transfers || accepts) && (
          <>
            {transfers && (
              <Button small label={text.of(assign, order.title)} to={withId(places.passOn, order.id)}>
                {assign}
              </Button>
            )}
            {accepts && (
              <Button
                small
                kind={first ? 'main' : 'tonal'}
                label={text.of(actionWords('accept', locale), order.title)}
                onClick={accept}
              >
                {actionWords('accept', locale)}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
