import { hangUp } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { noReason } from '../../../shared/blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { momentWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ResumeFields } from '../components/resume-fields.tsx';
import { isPastDue, noResume, resumeProblem } from '../data/resume.ts';
import { actText } from '../phrases/act.ts';

export function HangUpScreen() {
  const text = useText(actText).hangUp;
  return <WithThing kind={staffOrder} action="hangUp" title={text.title} Form={HangUpForm} />;
}

/** Why the work stands still, and when it goes on: an order on hold without either is one that is forgotten. */
function HangUpForm({ thing }: { thing: OrderDetail }) {
  const text = useText(actText);
  const reasonCheck = useReasonCheck('hangUpReason');
  const form = useActionForm({
    kind: staffOrder,
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
