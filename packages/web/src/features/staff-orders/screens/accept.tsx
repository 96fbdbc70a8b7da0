import { accept } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { FormPage } from '../components/form-page.tsx';
import { PlanFields } from '../components/plan-fields.tsx';
import { WithOrder } from '../components/with-order.tsx';
import { useLeaveForm } from '../data/leave-form.ts';
import { noPlan, type Plan, planOf } from '../data/plan.ts';
import { actText } from '../phrases/act.ts';

export function AcceptScreen() {
  const text = useText(actText).accept;
  return <WithOrder title={text.title} action="accept" Form={AcceptForm} />;
}

interface AcceptDraft {
  plan: Plan;
  submission?: Submission;
}

/** Take the order over; a planned time is offered, never asked for: accepting is two taps from home. */
function AcceptForm({ order }: { order: OrderDetail }) {
  const text = useText(actText);
  const draft = useDraft<AcceptDraft>('accept', order.id, { plan: noPlan });
  const { plan, submission } = draft.value;
  const leave = useLeaveForm(order.id);
  const [checked, setChecked] = useState(false);
  const handle = useOrderAction(accept, 'accept', order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    onDone: async () => {
      await draft.sent();
      await leave();
    },
  });
  const startMissing = plan.when === 'later' && plan.start === '';
  const submit = async () => {
    setChecked(true);
    if (startMissing) return;
    await handle.send((at) => ({
      orderId: order.id,
      handleType: 3,
      version: order.version,
      ...planOf(plan, at),
      at: at || undefined,
    }));
  };
  return (
    <FormPage
      title={text.accept.title}
      order={order}
      action="accept"
      handle={handle}
      draft={draft}
      submitLabel={text.accept.submit}
      onSubmit={submit}
    >
      <PlanFields
        plan={plan}
        onChange={(next) => draft.change({ plan: next })}
        error={checked && startMissing ? text.plan.missing : undefined}
      />
    </FormPage>
  );
}
