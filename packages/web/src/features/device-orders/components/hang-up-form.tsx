import { handle } from '@svcdesk/core/contract/device-orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { noReason } from '../../../shared/blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { actText } from '../../../shared/domain/order-work/phrases/act.ts';
import { noResume, resumeProblem } from '../../../shared/domain/order-work/resume.ts';
import { ResumeFields } from '../../../shared/domain/order-work/resume-fields.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases/index.ts';

/** Why it stands still, and when it goes on. */
export function HangUpForm({ thing }: { thing: ExpectedDevice }) {
  const text = useText(book).hangUp;
  const resumeText = useText(actText).resume;
  const reasonCheck = useReasonCheck('hangUpReason');
  const form = useActionForm({
    kind: deviceOrder,
    thing,
    action: 'hangUp',
    call: handle,
    initial: { ...noReason, resume: noResume },
    check: ({ resume, ...reason }) => {
      const problem = resumeProblem(resume, Date.now());
      return { ...reasonCheck(reason), resumeAt: problem && resumeText.problem[problem] };
    },
    request: ({ reasonCode, remark, resume }, base) => ({
      id: thing.id,
      action: 'hangUp' as const,
      ...base,
      reasonCode,
      remark: remark || undefined,
      resumeAt: resume.at || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <ReasonFields form={form} dictionary="hangUpReason" label={text.reason} />
      <ResumeFields
        resume={form.fields.resume}
        onChange={(resume) => form.set({ resume })}
        error={form.error('resumeAt')}
      />
    </ActionPage>
  );
}
