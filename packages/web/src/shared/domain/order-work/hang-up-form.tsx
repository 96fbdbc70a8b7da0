import { hangUp } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { type FormOf, WithRecord } from '../../blocks/record/with-record.tsx';
import { useDictionary } from '../../platform/api/dictionary.ts';
import { serverNow } from '../../platform/clock.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { HoldFields, heldBy, noHold, useHoldCheck } from './hold-fields.tsx';
import { centerOrder, type OrderKind } from './order-kind.ts';
import { actText } from './phrases/act.ts';
import { isPastDue } from './plan.ts';

export function HangUpScreen({ kind = centerOrder }: { kind?: OrderKind }) {
  const text = useText(actText).hangUp;
  return <WithRecord kind={kind} action="hangUp" title={text.title} Form={HangUpForm} />;
}

/** Why the work stands still, and when it goes on; whether its clocks run on meanwhile follows from the reason. */
function HangUpForm({ record, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const form = useActionForm({
    kind,
    record,
    action: 'hangUp',
    call: hangUp,
    initial: noHold,
    check: useHoldCheck(),
    request: (hold, base) => ({ orderId: record.id, ...base, ...heldBy(hold) }),
  });
  const { reasonCode, resume } = form.fields;
  const reason = useDictionary('hangUpReason').data?.find(({ value }) => value === reasonCode);
  const pastDue = isPastDue(resume, record.nextDueAt, reason?.flags?.pausesSla === true);
  return (
    <ActionPage title={text.hangUp.title} form={form} submitLabel={text.hangUp.submit}>
      <HoldFields
        form={form}
        label={text.hangUp.reason}
        remarkHint={text.hangUp.remarkHint}
        meaning={({ flags }) => text.hangUp.clock[flags?.pausesSla === true ? 'true' : 'false']}
        warning={pastDue ? text.resume.pastDue(momentWords(record.nextDueAt, serverNow())) : undefined}
      />
    </ActionPage>
  );
}
