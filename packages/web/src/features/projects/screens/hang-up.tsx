import { handle } from '@svcdesk/core/contract/projects';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { noReason } from '../../../shared/blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { actText } from '../../../shared/domain/order-work/phrases/act.ts';
import { noResume, resumeProblem } from '../../../shared/domain/order-work/resume.ts';
import { ResumeFields } from '../../../shared/domain/order-work/resume-fields.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases/index.ts';

export function ProjectHangUpScreen() {
  const text = useText(projectBook).hangUp;
  return <WithThing kind={projectOrder} action="hangUp" title={text.title} Form={HangUpForm} />;
}

/** Why the work stands still, and when it goes on. */
function HangUpForm({ thing }: { thing: ProjectOrder }) {
  const text = useText(projectBook).hangUp;
  const words = useText(actText).resume;
  const reasonCheck = useReasonCheck('hangUpReason');
  const form = useActionForm({
    kind: projectOrder,
    thing,
    action: 'hangUp',
    call: handle,
    initial: { ...noReason, resume: noResume },
    check: ({ resume, ...reason }) => {
      const problem = resumeProblem(resume, Date.now());
      return {
        ...reasonCheck(reason),
        reasonCode: reason.reasonCode === '',
        resumeAt: problem && words.problem[problem],
      };
    },
    request: ({ reasonCode, remark, resume }, base) => ({
      orderId: thing.id,
      action: 'hangUp' as const,
      ...base,
      reasonCode,
      remark: remark || undefined,
      resumeAt: resume.at || undefined,
    }),
  });
  const { fields, set, error } = form;
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <ReasonFields form={form} dictionary="hangUpReason" label={text.reason} />
      <ResumeFields resume={fields.resume} onChange={(resume) => set({ resume })} error={error('resumeAt')} />
    </ActionPage>
  );
}
