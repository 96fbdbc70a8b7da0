import { Button } from '../../../shared/components/button.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { StaffOrderCard } from '../../../shared/domain/order/staff-order-card.tsx';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useAccept } from '../../../shared/domain/order-work/use-accept.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useWaiting } from '../../../shared/platform/outbox/use-waiting.ts';
import { dutyOrder, poolOrder } from '../data/pool-order.ts';
import { poolText } from '../phrases.ts';

interface PoolCardProps {
  order: OrderSummary;
  /** The first of the list carries the filled button. */
  first: boolean;
}

/** An order that nobody has: one tap takes it. */
export function PoolCard({ order, first }: PoolCardProps) {
  const text = useText(poolText);
  const locale = useLocale((state) => state.locale);
  const mayTransfer = useMay('order.transfer');
  const mayAccept = useMay('order.accept');
  const accept = useAccept(order);
  // What is done already is on its way.
  const waits = useWaiting('order', order.id).length > 0;
  const transfers = !waits && mayTransfer && order.can.includes('transfer');
  const accepts = !waits && mayAccept && order.can.includes('accept');
  const { places } = order.duty ? dutyOrder : poolOrder;
  return (
    <StaffOrderCard
      order={order}
      to={aboutOrder(places.detail, order.id)}
      actions={
        (transfers || accepts) && (
          <>
            {transfers && (
              <Button
                small
                label={text.of(actionWords('transfer', locale), order.title)}
                to={aboutOrder(places.passOn, order.id)}
              >
                {actionWords('transfer', locale)}
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
