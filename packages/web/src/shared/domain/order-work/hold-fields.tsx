import type { Problems } from '../../blocks/form/problems.ts';
import { ReasonFields, useReasonCheck } from '../../blocks/form/reason-fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { serverNow } from '../../platform/clock.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Hold } from './hold.ts';
import { actText } from './phrases/act.ts';
import { resumeProblem } from './resume.ts';
import { ResumeFields } from './resume-fields.tsx';

interface HoldFieldsProps
  extends Pick<Parameters<typeof ReasonFields>[0], 'label' | 'remarkHint' | 'meaning'> {
  form: FieldsHandle<Hold>;
  /** Above the moment in which it goes on. */
  warning?: string;
}

/** Why it stands still, and when it goes on. */
export function HoldFields({ form, warning, ...reason }: HoldFieldsProps) {
  return (
    <>
      <ReasonFields form={form} dictionary="hangUpReason" {...reason} />
      <ResumeFields
        resume={form.fields.resume}
        onChange={(resume) => form.set({ resume })}
        error={form.error('resumeAt')}
        warning={warning}
      />
    </>
  );
}

/** What is missing of a hold: the reason's remark, and when it goes on. */
export function useHoldCheck(): (hold: Hold) => Problems {
  const words = useText(actText).resume.problem;
  const reasonCheck = useReasonCheck('hangUpReason');
  return ({ resume, ...reason }) => {
    const problem = resumeProblem(resume, serverNow());
    return { ...reasonCheck(reason), resumeAt: problem && words[problem] };
  };
}
