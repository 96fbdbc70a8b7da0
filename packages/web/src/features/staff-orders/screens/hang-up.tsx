import { hangUp } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { FormPage } from '../components/form-page.tsx';
import { ReasonFields, useReasonComplete } from '../components/reason-fields.tsx';
import { ResumeFields } from '../components/resume-fields.tsx';
import { WithOrder } from '../components/with-order.tsx';
import { useLeaveForm } from '../data/leave-form.ts';
import { noResume, type Resume, resumeProblem } from '../data/resume.ts';
import { actText } from '../phrases/act.ts';

export function HangUpScreen() {
  const text = useText(actText).hangUp;
  return <WithOrder title={text.title} action="hangUp" Form={HangUpForm} />;
}

interface HangUpDraft {
  reason: string;
  remark: string;
  resume: Resume;
  submission?: Submission;
}

/** Why the work stands still, and when it goes on: an order on hold without either is one that is forgotten. */
function HangUpForm({ order }: { order: OrderDetail }) {
  const text = useText(actText);
  const draft = useDraft<HangUpDraft>('hangUp', order.id, { reason: '', remark: '', resume: noResume });
  const { reason, remark, resume, submission } = draft.value;
  const leave = useLeaveForm(order.id);
  const [checked, setChecked] = useState(false);
  const complete = useReasonComplete('hangUpReason', reason, remark);
  const problem = resumeProblem(resume, Date.now());
  const handle = useOrderAction(hangUp, 'hangUp', order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    onDone: async () => {
      await draft.sent();
      await leave();
    },
  });
  const submit = async () => {
    setChecked(true);
    if (!complete || problem) return;
    await handle.send((at) => ({
      orderId: order.id,
      version: order.version,
      reasonCode: reason,
      remark: remark.trim() || undefined,
      resumeAt: resume.at || undefined,
      at: at || undefined,
    }));
  };
  return (
    <FormPage
      title={text.hangUp.title}
      order={order}
      action="hangUp"
      handle={handle}
      draft={draft}
      submitLabel={text.hangUp.submit}
      onSubmit={submit}
    >
      <ReasonFields
        dictionary="hangUpReason"
        label={text.hangUp.reason}
        reason={reason}
        remark={remark}
        onChange={draft.change}
        checked={checked}
        remarkHint={text.hangUp.remarkHint}
      />
      <ResumeFields
        resume={resume}
        onChange={(next) => draft.change({ resume: next })}
        error={checked && problem ? text.resume.problem[problem] : undefined}
      />
    </FormPage>
  );
}
