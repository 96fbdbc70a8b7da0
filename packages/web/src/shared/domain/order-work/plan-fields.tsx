import { useEffect } from 'react';
import { DateInput } from '../../components/date-input.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { fromLocalInput, toLocalInput } from '../../components/local-time.ts';
import { RadioChips } from '../../components/radio-chips.tsx';
import { serverNow } from '../../platform/clock.ts';
import { minutesText } from '../../platform/i18n/durations.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoSchedule, useKeepsSchedule } from '../schedule/keeps-schedule.tsx';
import { nextHalfHour } from './form-times.ts';
import { actText } from './phrases/act.ts';
import { noPlan, type Plan } from './plan.ts';

interface PlanFieldsProps {
  plan: Plan;
  onChange: (plan: Plan) => void;
  error?: string;
}

/** When one means to work on it, for whom plans here. */
export function PlanFields({ plan, onChange, error }: PlanFieldsProps) {
  const text = useText(actText).plan;
  const locale = useLocale((state) => state.locale);
  const choose = (when: Plan['when']) =>
    onChange({ ...plan, when, start: plan.start || nextHalfHour(serverNow()) });
  const keeps = useKeepsSchedule();
  const isLost = !keeps && plan.when !== 'none';
  useEffect(() => {
    // Chosen before the answer came, or kept in a draft.
    if (isLost) onChange(noPlan);
  });
  if (!keeps) return <NoSchedule />;
  return (
    <>
      <FieldFrame label={text.when} group hint={text.hint}>
        <RadioChips
          options={(['none', 'now', 'later'] as const).map((value) => ({ value, label: text.choice[value] }))}
          value={plan.when}
          onChange={choose}
        />
      </FieldFrame>
      {plan.when === 'later' && (
        <FieldFrame label={text.start} required error={error}>
          <DateInput
            kind="datetime"
            value={toLocalInput(plan.start)}
            onChange={(value) => onChange({ ...plan, start: fromLocalInput(value) ?? '' })}
          />
        </FieldFrame>
      )}
      {plan.when !== 'none' && (
        <FieldFrame label={text.length} group>
          <RadioChips
            options={(['30', '60', '120', '240'] as const).map((value) => ({
              value,
              label: minutesText(Number(value), locale),
            }))}
            value={plan.minutes}
            onChange={(minutes) => onChange({ ...plan, minutes })}
          />
        </FieldFrame>
      )}
    </>
  );
}
