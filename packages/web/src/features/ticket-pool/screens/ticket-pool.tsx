import { page } from '@svcdesk/core/contract/pool';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useSeveralOrders } from '../../../shared/domain/order-several/use-several-orders.tsx';
import { usePoolCount } from '../../../shared/domain/pool/use-pool-count.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { PoolCard } from '../components/pool-card.tsx';
import { requestOf, usePoolChips } from '../data/pool-chips.ts';
import { poolText } from '../phrases.ts';

/** What waits in my groups and has nobody, what is due first at the head; whoever is quickest takes it. */
export function TicketPoolScreen() {
  const text = useText(poolText);
  const state = useListState();
  const { of: chosen = 'all' } = state.values;
  const list = useCallPages(page, requestOf(chosen));
  const first = list.items[0];
  return (
    <ListPage
      state={state}
      chips={{
        label: text.which,
        chips: usePoolChips(usePoolCount()),
        chosen,
        onChoose: (of) => state.set({ of: of === 'all' ? '' : of }),
      }}
      list={list}
      label={text.title}
      renderItem={(order) => <PoolCard order={order} first={order === first} />}
      estimatePx={150}
      several={useSeveralOrders('accept')}
      none={
        <EmptyState
          icon="check"
          title={chosen === 'duty' ? text.noDuty : text.none}
          hint={chosen === 'duty' ? text.noDutyHint : text.noneHint}
          action={<Button to={staffPaths.orders}>{text.toOrders}</Button>}
        />
      }
    />
  );
}
