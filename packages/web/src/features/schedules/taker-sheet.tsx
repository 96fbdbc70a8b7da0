import { dayOf } from '../../shared/blocks/calendar/days.ts';
import { LoadFailure } from '../../shared/blocks/list/load-state.tsx';
import { Sheet } from '../../shared/components/sheet.tsx';
import { Skeleton } from '../../shared/components/skeleton.tsx';
import { AssignOrderSheet } from '../../shared/domain/assign/assign-order-sheet.tsx';
import { useOrder } from '../../shared/domain/order/use-order.ts';
import type { Schedule } from '../../shared/domain/schedule/entries.ts';

interface TakerSheetProps {
  entry: Schedule;
  onClosed: () => void;
}

/** Who takes an order from an engineer, judged by the day that it is planned for. */
export function TakerSheet({ entry, onClosed }: TakerSheetProps) {
  const { data: order, error, refetch } = useOrder(entry.orderId);
  if (order) return <AssignOrderSheet order={order} day={dayOf(entry.planStart)} onClosed={onClosed} />;
  return (
    <Sheet title={entry.title} onClosed={onClosed}>
      {error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton cards={2} />}
    </Sheet>
  );
}
