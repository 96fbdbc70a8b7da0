import { decline, release } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { noReason } from '../../blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../blocks/form/reason-fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import type { FormOf } from '../../blocks/thing/with-thing.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { actText } from './phrases/act.ts';

const calls = { decline, release } as const;

interface GiveBackFormProps extends FormOf<OrderDetail> {
  action: keyof typeof calls;
}

/** Turn down what names me, or put back what I took: either way with the reason. */
function GiveBackForm({ thing, kind, action }: GiveBackFormProps) {
  const text = useText(actText)[action];
  const form = useActionForm({
    kind,
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

export function DeclineForm(props: FormOf<OrderDetail>) {
  return <GiveBackForm {...props} action="decline" />;
}

export function ReleaseForm(props: FormOf<OrderDetail>) {
  return <GiveBackForm {...props} action="release" />;
}
