import { limits } from '@svcdesk/core/rules';
import type { Problems } from '../../blocks/form/problems.ts';
import { noReason, type Reason } from '../../blocks/form/reason.ts';
import { ReasonFields, useReasonCheck } from '../../blocks/form/reason-fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { RadioChips } from '../../components/choice.tsx';
import { DateInput } from '../../components/date-input.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { fromLocalInput, toLocalInput } from '../../components/local-time.ts';
import { serverInstant, serverNow } from '../../platform/clock.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { actText } from './phrases/act.ts';
import { morningIn, noResume, type Resume, resumeProblem } from './plan.ts';
import './forms.css';

/** Why work stands still, and when it goes on: work on hold without either is forgotten. */
interface Hold extends Reason {
  resume: Resume;
}

export const noHold: Hold = { ...noReason, resume: noResume };

/** What is sent of it. */
export function heldBy({ reasonCode, remark, resume }: Hold) {
  return { reasonCode, remark: remark || undefined, resumeAt: resume.at || undefined };
}

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

const mornings = { tomorrow: 1, inThreeDays: 3, inAWeek: 7 } as const;

interface ResumeFieldsProps {
  resume: Resume;
  onChange: (resume: Resume) => void;
  error?: string;
  /** What the chosen time would bring about; it may be chosen all the same. */
  warning?: string;
}

export function ResumeFields({ resume, onChange, error, warning }: ResumeFieldsProps) {
  const text = useText(actText).resume;
  const choose = (when: Resume['when']) => {
    if (when in mornings) {
      const days = mornings[when as keyof typeof mornings];
      onChange({ when, at: morningIn(days, serverNow()) });
    } else onChange({ when, at: when === 'unknown' ? '' : resume.at });
  };
  const chosen = (['tomorrow', 'inThreeDays', 'inAWeek', 'custom', 'unknown'] as const).map((value) => ({
    value,
    label: text.choice[value],
  }));
  return (
    <>
      <FieldFrame label={text.when} required group error={resume.when === '' ? error : undefined}>
        <RadioChips options={chosen} value={resume.when || undefined} onChange={choose} />
      </FieldFrame>
      {resume.when !== '' && resume.when !== 'unknown' && (
        <FieldFrame label={text.at} required hint={text.hint} error={error}>
          <DateInput
            kind="datetime"
            value={toLocalInput(resume.at)}
            min={toLocalInput(serverInstant())}
            max={toLocalInput(new Date(serverNow() + limits.maxHangUpMs).toISOString())}
            onChange={(value) => onChange({ when: 'custom', at: fromLocalInput(value) ?? '' })}
          />
        </FieldFrame>
      )}
      <div role="status">{warning !== undefined && <p className="sd-resume-warning">{warning}</p>}</div>
    </>
  );
}
