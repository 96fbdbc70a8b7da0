import { accept } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { type FormOf, WithThing } from '../../blocks/thing/with-thing.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { acceptFormOf } from './accept-fields.ts';
import { centerOrder, type OrderKind } from './order-kind.ts';
import { actText } from './phrases/act.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanProposal } from './plan-proposal.tsx';

export function AcceptScreen({ kind = centerOrder }: { kind?: OrderKind }) {
  const text = useText(actText).accept;
  return <WithThing kind={kind} action="accept" title={text.title} Form={AcceptForm} />;
}

/** Take the order over; a planned time is offered, never asked for: accepting is two taps from home. */
function AcceptForm({ thing, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const form = useActionForm({
    kind,
    thing,
    action: 'accept',
    call: accept,
    ...acceptFormOf(thing.id, text.plan.missing),
  });
  const { fields, set, error } = form;
  return (
    <ActionPage title={text.accept.title} form={form} submitLabel={text.accept.submit}>
      <PlanFields plan={fields.plan} onChange={(plan) => set({ plan })} error={error('planStart')} />
      <PlanProposal plan={fields.plan} onChange={(plan) => set({ plan })} />
    </ActionPage>
  );
}
