import { cancel } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { noReason } from '../../../shared/blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { clientOrder } from '../../../shared/domain/client-order/client-order-kind.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ordersText } from '../phrases/index.ts';

/** Naming the order that this one repeats, and judging the contract, is the service desk's part. */
const notForClients = ['duplicate', 'outOfScope'];

/** The report is not needed any more. */
export function CancelForm({ thing }: { thing: OrderDetail }) {
  const text = useText(ordersText).act.cancel;
  const form = useActionForm({
    kind: clientOrder,
    thing,
    action: 'cancel',
    call: cancel,
    initial: noReason,
    check: useReasonCheck('cancelReason'),
    request: ({ reasonCode, remark }, base) => ({
      orderId: thing.id,
      ...base,
      reason: reasonCode,
      remark: remark || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <ReasonFields
        form={form}
        dictionary="cancelReason"
        path="reason"
        label={text.reason}
        without={notForClients}
      />
    </ActionPage>
  );
}
