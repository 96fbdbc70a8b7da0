import { cancel } from '@svcdesk/core/contract/orders';
import { ReasonForm } from '../../../shared/blocks/action/reason-form.tsx';
import { clientOrder } from '../../../shared/domain/client-order/client-order-kind.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ordersText } from '../phrases.ts';

/** Naming the order that this one repeats, and judging the contract, is the service desk's part. */
const notForClients = ['duplicate', 'outOfScope'];

/** The report is not needed any more. */
export function CancelForm({ thing }: { thing: OrderDetail }) {
  return (
    <ReasonForm
      kind={clientOrder}
      thing={thing}
      action="cancel"
      call={cancel}
      dictionary="cancelReason"
      path="reason"
      without={notForClients}
      text={useText(ordersText).act.cancel}
      request={({ code, remark }, base) => ({ orderId: thing.id, ...base, reason: code, remark })}
    />
  );
}
