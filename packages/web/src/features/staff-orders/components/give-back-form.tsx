import { decline, release } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useLeaveForm } from '../data/leave-form.ts';
import { actText } from '../phrases/act.ts';
import { FormPage } from './form-page.tsx';
import { ReasonFields, useReasonComplete } from './reason-fields.tsx';

interface GiveBackDraft {
  reason: string;
  remark: string;
  submission?: Submission;
}

const calls = { decline, release } as const;

interface GiveBackFormProps {
  order: OrderDetail;
  action: keyof typeof calls;
}

/** Turn down what names me, or put back what I took: either way with the reason. */
function GiveBackForm({ order, action }: GiveBackFormProps) {
  const text = useText(actText);
  const draft = useDraft<GiveBackDraft>(action, order.id, { reason: '', remark: '' });
  const { reason, remark, submission } = draft.value;
  const leave = useLeaveForm(order.id);
  const [checked, setChecked] = useState(false);
  const complete = useReasonComplete('declineReason', reason, remark);
  const handle = useOrderAction(calls[action], action, order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    onDone: async () => {
      await draft.sent();
      await leave();
    },
  });
  const submit = async () => {
    setChecked(true);
    if (!complete) return;
    await handle.send((at) => ({
      orderId: order.id,
      version: order.version,
      reasonCode: reason,
      remark: remark.trim() || undefined,
      at: at || undefined,
    }));
  };
  return (
    <FormPage
      title={text[action].title}
      order={order}
      action={action}
      handle={handle}
      draft={draft}
      submitLabel={text[action].submit}
      danger
      onSubmit={submit}
    >
      <ReasonFields
        dictionary="declineReason"
        label={text[action].reason}
        reason={reason}
        remark={remark}
        onChange={draft.change}
        checked={checked}
      />
    </FormPage>
  );
}

export function DeclineForm({ order }: { order: OrderDetail }) {
  return <GiveBackForm order={order} action="decline" />;
}

export function ReleaseForm({ order }: { order: OrderDetail }) {
  return <GiveBackForm order={order} action="release" />;
}
