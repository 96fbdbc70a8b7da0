import { OrderDetailScreen } from '../../../shared/domain/order-work/order-detail.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { OnDutyCard } from '../components/on-duty-card.tsx';
import { dutyOrder, poolOrder } from '../data/pool-order.ts';
import { poolText } from '../phrases.ts';

/** An order of the pool. */
export function PoolDetailScreen() {
  return <OrderDetailScreen kind={poolOrder} />;
}

/** An order that came outside of working hours, with who is on duty for it. */
export function DutyDetailScreen() {
  const text = useText(poolText);
  return (
    <OrderDetailScreen
      kind={dutyOrder}
      title={text.dutyTitle}
      first={(order) => <OnDutyCard groupId={order.handlerGroupId} />}
    />
  );
}
