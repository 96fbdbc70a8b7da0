import { weekdayWords, weekOf } from '../../../shared/blocks/calendar/days.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { CheckChips } from '../../../shared/components/check-chips.tsx';
import { DateInput } from '../../../shared/components/date-input.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { DutyForm } from '../data/use-duty-form.ts';
import { dutyText } from '../phrases/duty.ts';
import { PeopleOnDuty } from './people-on-duty.tsx';

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

interface DutyFieldsProps {
  form: DutyForm;
  groupId: string;
  /** The day that one came from, which holds where none is set. */
  day: string;
}

/** Who, which shift, from when to when, on which weekdays. */
export function DutyFields({ form, groupId, day }: DutyFieldsProps) {
  const text = useText(dutyText).setting;
  const locale = useLocale((state) => state.locale);
  const shiftTypes = useDictionary('shiftType');
  const { fields, set, days, error } = form;
  const week = weekOf(day);
  const dayOptions = weekdays.map((value) => ({
    value,
    label: weekdayWords(week[Number(value)] ?? day, locale),
  }));
  return (
    <>
      <PeopleOnDuty
        groupId={groupId}
        people={fields.people}
        error={error('people')}
        onChoose={(people) => set({ people })}
      />
      <FieldFrame label={text.shift} group required error={error('shift')}>
        <Loaded query={shiftTypes} cards={1}>
          {(shifts) => (
            <RadioChips
              options={shifts.map(({ value, label }) => ({ value, label }))}
              value={fields.shift}
              onChange={(shift) => set({ shift })}
            />
          )}
        </Loaded>
      </FieldFrame>
      <FieldFrame label={text.from} required>
        <DateInput kind="date" value={fields.from} onChange={(from) => set({ from: from || day })} />
      </FieldFrame>
      <FieldFrame label={text.to} required hint={text.days(days.length)} error={error('to')}>
        <DateInput
          kind="date"
          value={fields.to}
          min={fields.from}
          onChange={(to) => set({ to: to || fields.from })}
        />
      </FieldFrame>
      <FieldFrame label={text.weekdays} group hint={text.every} error={error('weekdays')}>
        <CheckChips
          even
          options={dayOptions}
          values={weekdays.filter((value) => fields.weekdays.includes(value))}
          onChange={(values) => set({ weekdays: values })}
        />
      </FieldFrame>
    </>
  );
}
