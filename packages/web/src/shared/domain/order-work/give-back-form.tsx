import { decline, release } from '@svcdesk/core/contract/orders';
import { ReasonForm } from '../../blocks/action/reason-form.tsx';
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
  return (
    <ReasonForm
      kind={kind}
      thing={thing}
      action={action}
      call={calls[action]}
      dictionary="declineReason"
      text={useText(actText)[action]}
      request={({ code, remark }, base) => ({ orderId: thing.id, ...base, reasonCode: code, remark })}
    />
  );
}

export function DeclineForm(props: FormOf<OrderDetail>) {
  return <GiveBackForm {...props} action="decline" />;
}

export function ReleaseForm(props: FormOf<OrderDetail>) {
  return <GiveBackForm {...props} action="release" />;
}
