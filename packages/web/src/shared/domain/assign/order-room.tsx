import { useRef } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { dispatchText } from '../dispatch/phrases.ts';
import { RepairSheet } from '../dispatch/repair-sheet.tsx';
import type { MadeChange } from '../dispatch/tell-customers.tsx';
import type { OrderSummary } from '../order/order.ts';

interface OrderRoomProps {
  order: Pick<OrderSummary, 'id' | 'title'>;
  /** The first day on which others may make way (YYYY-MM-DD); today unless said. */
  day?: string | undefined;
  onCommitted: (change: MadeChange) => void;
  /** Whether room was made. */
  onClosed: (isMade?: boolean) => void;
}

/** Others make way for an order that nobody comes to in time: seen first, then all of it is done with one tap. */
export function OrderRoom({ order, day, onCommitted, onClosed }: OrderRoomProps) {
  const text = useText(dispatchText).room;
  const isMade = useRef(false);
  return (
    <RepairSheet
      title={text.title(order.title)}
      trouble={{ wanted: { orderId: order.id, from: day } }}
      remark={text.remark}
      onCommitted={(change) => {
        isMade.current = true;
        onCommitted(change);
      }}
      onClosed={() => onClosed(isMade.current)}
    />
  );
}
