import { Face } from '../../components/face.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import type { OrderSummary } from './order.ts';

export type OwnedOrder = Pick<OrderSummary, 'handlerName' | 'assigneeName' | 'handlerGroupName'> &
  Partial<Pick<OrderSummary, 'handlerId' | 'assigneeId'>>;

/** Who has it: the person, else the group, else nobody. */
export function OrderOwner({ order }: { order: OwnedOrder }) {
  const text = useText(sharedText);
  const mine = useSession((state) => state.signedIn?.id);
  const person = order.handlerName ?? order.assigneeName;
  if (person === undefined) {
    return (
      <span className="sd-order-owner">
        <span className="sd-cut">{order.handlerGroupName || text.order.unassigned}</span>
      </span>
    );
  }
  const id = order.handlerName === undefined ? order.assigneeId : order.handlerId;
  return (
    <span className="sd-order-owner">
      <Face name={person} size={20} me={id !== undefined && id === mine} />
      <span className="sd-cut">{person}</span>
    </span>
  );
}
