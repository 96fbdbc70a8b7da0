import { cancel } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { noReason } from '../../blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../blocks/form/reason-fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import type { Found } from '../../blocks/pick/found.ts';
import type { FormOf } from '../../blocks/thing/with-thing.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { OrderPicker } from '../order/order-picker.tsx';
import { actText } from './phrases/act.ts';

const repeats = 'duplicate';

/** Give an order up; one that repeats another names it. */
export function CancelForm({ thing, kind }: FormOf<OrderDetail>) {
  const text = useText(actText).cancel;
  const reasonCheck = useReasonCheck('cancelReason');
  const form = useActionForm({
    kind,
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
          required
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
