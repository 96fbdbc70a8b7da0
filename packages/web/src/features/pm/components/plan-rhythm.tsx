import { holidayMoves, openMoves, planModes, planUnits } from '@svcdesk/core/contract/pm-plans';
import { normalizeMinutes } from '@svcdesk/core/format';
import { FormField } from '../../../shared/blocks/form/fields.tsx';
import type { FieldsHandle } from '../../../shared/blocks/form/use-form.ts';
import { Card } from '../../../shared/components/card.tsx';
import { DateInput } from '../../../shared/components/date-input.tsx';
import { NumberField } from '../../../shared/components/number-field.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { Toggle } from '../../../shared/components/toggle.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { PlanDraft } from '../data/plan-draft.ts';
import { text as book } from '../phrases.ts';

/** How often, from when, and what becomes of days off and of what is open still. */
export function PlanRhythm({ form }: { form: FieldsHandle<PlanDraft> }) {
  const text = useText(book).plans;
  const { fields, set } = form;
  const number = (name: 'count' | 'leadDays' | 'minutes', path: string, min: number, max: number) => (
    <FormField form={form} path={path} label={text.field[name]}>
      <NumberField
        value={Number(fields[name])}
        min={min}
        max={max}
        read={name === 'minutes' ? normalizeMinutes : undefined}
        onChange={(value) => set({ [name]: String(value) })}
      />
    </FormField>
  );
  const choice = <Value extends string>(
    name: keyof PlanDraft & string,
    label: string,
    values: readonly Value[],
    words: Readonly<Record<Value, string>>,
  ) => (
    <FormField form={form} path={name} label={label} group>
      <RadioChips
        options={values.map((value) => ({ value, label: words[value] }))}
        value={fields[name] as Value}
        onChange={(value) => set({ [name]: value })}
      />
    </FormField>
  );
  return (
    <Card title={text.rhythm}>
      {number('count', 'every.count', 1, 365)}
      {choice('unit', text.field.unit, planUnits, text.unit)}
      <FormField form={form} path="anchorOn" label={text.field.anchorOn} required>
        <DateInput kind="date" value={fields.anchorOn} onChange={(anchorOn) => set({ anchorOn })} />
      </FormField>
      <FormField form={form} path="endOn" label={text.field.endOn}>
        <DateInput
          kind="date"
          value={fields.endOn}
          min={fields.anchorOn}
          onChange={(endOn) => set({ endOn })}
        />
      </FormField>
      {number('leadDays', 'leadDays', 0, 90)}
      {number('minutes', 'minutes', 5, 1440)}
      {choice('mode', text.field.mode, planModes, text.mode)}
      {choice('onHoliday', text.field.onHoliday, holidayMoves, text.onHoliday)}
      {choice('onOpen', text.field.onOpen, openMoves, text.onOpen)}
      <FormField form={form} path="enabled" label={text.field.enabled}>
        <Toggle checked={fields.enabled} onChange={(enabled) => set({ enabled })} />
      </FormField>
    </Card>
  );
}
