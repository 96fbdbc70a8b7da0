import { fieldTypeOf, formValueOf, settledDate, storedValueOf } from '@svcdesk/core/format';
import { DateInput } from '../../components/date-input.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { fromLocalInput, toLocalInput } from '../../components/local-time.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useZone } from '../../platform/i18n/zone.ts';
import './custom-fields.css';
import { type FieldProps, textOf } from './field-props.ts';
import { fieldText } from './phrases.ts';

/** A day, a time, or both; an instant is stored in UTC and shown by the organisation's clocks. */
export function DateField({ field, input, onInput, errorAt }: FieldProps) {
  const type = fieldTypeOf(field.fieldTypeName);
  const zone = useZone();
  const stored = settledDate(field, textOf(input), { tenantTimeZone: zone });
  const kind = type === 'datetime' || type === 'time' ? type : 'date';
  return (
    <FieldFrame label={field.name} required={field.required} error={errorAt()} hint={field.placeholder}>
      <DateInput
        kind={kind}
        value={kind === 'datetime' ? toLocalInput(stored) : stored}
        onChange={(value) => onInput(kind === 'datetime' ? (fromLocalInput(value) ?? '') : value)}
      />
    </FieldFrame>
  );
}

/** Two days. While only one is there the stored text is half a range, which the check refuses in words. */
export function DateRangeField({ field, input, onInput, errorAt }: FieldProps) {
  const text = useText(fieldText).range;
  const [from, to] = daysOf(
    field.fieldTypeName,
    settledDate(field, textOf(input), { tenantTimeZone: useZone() }),
  );
  const change = (days: [string, string]) =>
    onInput(days[0] === '' && days[1] === '' ? '' : storedValueOf(field.fieldTypeName, days));
  const error = errorAt();
  return (
    <FieldFrame label={field.name} required={field.required} error={error} hint={field.placeholder} group>
      <div className="sd-range">
        <FieldFrame label={text.from}>
          <DateInput kind="date" value={from} max={to || undefined} onChange={(day) => change([day, to])} />
        </FieldFrame>
        <FieldFrame label={text.to}>
          <DateInput kind="date" value={to} min={from || undefined} onChange={(day) => change([from, day])} />
        </FieldFrame>
      </div>
    </FieldFrame>
  );
}

function daysOf(fieldTypeName: string, stored: string): [string, string] {
  const range = formValueOf(fieldTypeName, stored);
  if (Array.isArray(range)) return range as [string, string];
  // Half a range is no range to core, but what was typed must not vanish.
  try {
    const [from = '', to = ''] = JSON.parse(stored) as string[];
    return [from, to];
  } catch {
    return ['', ''];
  }
}
