import { hangUp } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { noReason } from '../../blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../blocks/form/reason-fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { type FormOf, WithThing } from '../../blocks/thing/with-thing.tsx';
import { useDictionary } from '../../platform/api/dictionary.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { centerOrder, type OrderKind } from './order-kind.ts';
import { actText } from './phrases/act.ts';
import { isPastDue, noResume, resumeProblem } from './resume.ts';
import { ResumeFields } from './resume-fields.tsx';

export function HangUpScreen({ kind = centerOrder }: { kind?: OrderKind }) {
  const text = useText(actText).hangUp;
  return <WithThing kind={kind} action="hangUp" title={text.title} Form={HangUpForm} />;
}

/** Why the work stands still, and when it goes on: an order on hold without either is one that is forgotten. */
function HangUpForm({ thing, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const reasonCheck = useReasonCheck('hangUpReason');
  const form = useActionForm({
    kind,
    thing,
    action: 'hangUp',
    call: hangUp,
    initial: { ...noReason, resume: noResume },
    check: ({ resume, ...reason }) => {
      const problem = resumeProblem(resume, Date.now());
      return { ...reasonCheck(reason), resumeAt: problem && text.resume.problem[problem] };
    },
    request: ({ reasonCode, remark, resume }, base) => ({
      orderId: thing.id,
      ...base,
      reasonCode,
      remark: remark || undefined,
      resumeAt: resume.at || undefined,
    }),
  });
  const { fields, set, error } = form;
  const reasons = useDictionary('hangUpReason');
  const reason = reasons.data?.find(({ value }) => value === fields.reasonCode);
  const pastDue = isPastDue(fields.resume, thing.nextDueAt, reason?.flags?.pausesSla === true);
  return (
    <ActionPage title={text.hangUp.title} form={form} submitLabel={text.hangUp.submit}>
      <ReasonFields
        form={form}
        dictionary="hangUpReason"
        label={text.hangUp.reason}
        remarkHint={text.hangUp.remarkHint}
        meaning={({ flags }) => text.hangUp.clock[flags?.pausesSla === true ? 'true' : 'false']}
      />
      <ResumeFields
        resume={fields.resume}
        onChange={(resume) => set({ resume })}
        error={error('resumeAt')}
        warning={pastDue ? text.resume.pastDue(momentWords(thing.nextDueAt, Date.now())) : undefined}
      />
    </ActionPage>
  );
}
