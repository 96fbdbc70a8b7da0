import { decline, release } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { noReason } from '../../../shared/blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { actText } from '../phrases/act.ts';

const calls = { decline, release } as const;

interface GiveBackFormProps {
  thing: OrderDetail;
  action: keyof typeof calls;
}

/** Turn down what names me, or put back what I took: either way with the reason. */
function GiveBackForm({ thing, action }: GiveBackFormProps) {
  const text = useText(actText)[action];
  const form = useActionForm({
    kind: staffOrder,
    thing,
    action,
    call: calls[action],
    initial: noReason,
    check: useReasonCheck('declineReason'),
    request: ({ reasonCode, remark }, base) => ({
      orderId: thing.id,
      ...base,
      reasonCode,
      remark: remark || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <ReasonFields form={form} dictionary="declineReason" label={text.reason} />
    </ActionPage>
  );
}

export function DeclineForm({ thing }: { thing: OrderDetail }) {
  return <GiveBackForm thing={thing} action="decline" />;
}

export function ReleaseForm({ thing }: { thing: OrderDetail }) {
  return <GiveBackForm thing={thing} action="release" />;
}
