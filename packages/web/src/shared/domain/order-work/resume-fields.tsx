import { limits } from '@svcdesk/core/rules';
import { DateInput } from '../../components/date-input.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { fromLocalInput, toLocalInput } from '../../components/local-time.ts';
import { RadioChips } from '../../components/radio-chips.tsx';
import { serverInstant, serverNow } from '../../platform/clock.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { morningIn } from './form-times.ts';
import { actText } from './phrases/act.ts';
import type { Resume } from './resume.ts';
import './resume-fields.css';

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
