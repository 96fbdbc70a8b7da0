import { accept } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { PlanFields } from '../components/plan-fields.tsx';
import { noPlan, planOf, planProblem } from '../data/plan.ts';
import { actText } from '../phrases/act.ts';

export function AcceptScreen() {
  const text = useText(actText).accept;
  return <WithThing kind={staffOrder} action="accept" title={text.title} Form={AcceptForm} />;
}

/** Take the order over; a planned time is offered, never asked for: accepting is two taps from home. */
function AcceptForm({ thing }: { thing: OrderDetail }) {
  const text = useText(actText);
  const form = useActionForm({
    kind: staffOrder,
    thing,
    action: 'accept',
    call: accept,
    initial: { plan: noPlan },
    check: ({ plan }) => ({ planStart: planProblem(plan) && text.plan.missing }),
    request: ({ plan }, base) => ({
      orderId: thing.id,
      handleType: 3 as const,
      ...base,
      ...planOf(plan, base.at),
    }),
  });
  const { fields, set, error } = form;
  return (
    <ActionPage title={text.accept.title} form={form} submitLabel={text.accept.submit}>
      <PlanFields plan={fields.plan} onChange={(plan) => set({ plan })} error={error('planStart')} />
    </ActionPage>
  );
}
