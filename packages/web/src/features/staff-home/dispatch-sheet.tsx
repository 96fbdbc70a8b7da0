import type { OrderSummary } from '../../shared/domain/order/order.ts';
import { Due, useSlaView } from '../../shared/domain/order/order-marks.tsx';
import { PeopleSheet } from '../../shared/domain/people/people-sheet.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { homeText } from './phrases.ts';
import { useDispatch } from './use-dispatch.ts';

interface DispatchSheetProps {
  order: OrderSummary;
  onClosed: () => void;
}

/** Who may be sent, the best first with the reasons, of the order's own group; a tap sends them. */
export function DispatchSheet({ order, onClosed }: DispatchSheetProps) {
  const text = useText(homeText).queue;
  const dispatch = useDispatch(order);
  const due = useSlaView(order);
  return (
    <PeopleSheet
      title={text.sheet}
      chosen={[]}
      wanted={{ orderId: order.id }}
      groupId={order.handlerGroupId}
      about={
        <>
          <Due view={due} /> {order.title} · {order.cellName}
        </>
      }
      onChoose={([person]) => {
        if (person)
          void dispatch(person.groupId ?? order.handlerGroupId, { id: person.id, name: person.words });
      }}
      onClosed={onClosed}
    />
  );
}
