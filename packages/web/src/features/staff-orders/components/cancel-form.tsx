import { cancel } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { noReason } from '../../../shared/blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { Found } from '../data/found.ts';
import { actText } from '../phrases/act.ts';
import { OrderPicker } from './order-picker.tsx';

const repeats = 'duplicate';

/** Give an order up; one that repeats another names it. */
export function CancelForm({ thing }: { thing: OrderDetail }) {
  const text = useText(actText).cancel;
  const reasonCheck = useReasonCheck('cancelReason');
  const form = useActionForm({
    kind: staffOrder,
    thing,
    action: 'cancel',
    call: cancel,
    initial: { ...noReason, duplicateOf: undefined as Found | undefined },
    check: (fields) => ({
      ...reasonCheck(fields),
      duplicateOfId: fields.reasonCode === repeats && fields.duplicateOf === undefined,
    }),
    request: ({ reasonCode, remark, duplicateOf }, base) => ({
      orderId: thing.id,
      ...base,
      reason: reasonCode,
      remark: remark || undefined,
      duplicateOfId: reasonCode === repeats ? duplicateOf?.id : undefined,
    }),
  });
  const { fields, set, error } = form;
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <ReasonFields form={form} dictionary="cancelReason" path="reason" label={text.reason} />
      {fields.reasonCode === repeats && (
        <OrderPicker
          label={text.duplicateOf}
          cellId={thing.cellId}
          without={thing.id}
          chosen={fields.duplicateOf}
          onChoose={(found) => set({ duplicateOf: found })}
          error={error('duplicateOfId', text.duplicateOf)}
        />
      )}
    </ActionPage>
  );
}
