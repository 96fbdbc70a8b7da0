import { Button } from '../../../shared/components/button.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { StaffOrderCard } from '../../../shared/domain/order/staff-order-card.tsx';
import { aboutOrder, staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { spanWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { homeText } from '../phrases/home.ts';

interface TodayOrderProps {
  order: OrderSummary;
  /** The most urgent one carries its next step on the card, as does every one that can be accepted. */
  first: boolean;
}

export function TodayOrder({ order, first }: TodayOrderProps) {
  const text = useText(homeText);
  const nowMs = useNow();
  const { status, planStart, planEnd, assigneeId } = order;
  const aside =
    status === 2 && assigneeId !== undefined
      ? text.assignedToYou
      : status !== 4 && planStart && planEnd
        ? text.planned(spanWords(planStart, planEnd, nowMs))
        : undefined;
  return (
    <StaffOrderCard
      order={order}
      aside={aside}
      actions={first || order.can.includes('accept') ? <NextStep order={order} /> : undefined}
    />
  );
}

/** Accept is one tap to its form and one to send it; an order at work leads to where it is worked on. */
function NextStep({ order }: { order: OrderSummary }) {
  const text = useText(homeText);
  const locale = useLocale((state) => state.locale);
  const accepts = order.can.includes('accept');
  return (
    <>
      <Button small to={aboutOrder(staffPaths.detail, order.id)}>
        {text.detail}
      </Button>
      {accepts && (
        <Button small kind="main" to={aboutOrder(staffPaths.accept, order.id)}>
          {actionWords('accept', locale)}
        </Button>
      )}
      {!accepts && order.status === 3 && (
        <Button small kind="main" to={aboutOrder(staffPaths.handle, order.id)}>
          {text.handle}
        </Button>
      )}
    </>
  );
}
