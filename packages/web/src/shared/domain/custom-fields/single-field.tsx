import {
  type FieldType,
  fieldTypeOf,
  formValueOf,
  maxTextLength,
  settledDate,
  storedValueOf,
} from '@svcdesk/core/format';
import type { ComponentType } from 'react';
import { DateInput } from '../../components/date-input.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { fromLocalInput, toLocalInput } from '../../components/local-time.ts';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useZone } from '../../platform/i18n/zone.ts';
import { CascaderField, OneOfField, SeveralOfField, SwitchField } from './choice-field.tsx';
import type { CustomField } from './field-input.ts';
import { fieldText } from './phrases.ts';
import { type FieldProps, textOf } from './use-custom-fields.ts';
import '../../components/forms.css';
import './custom-fields.css';

const FilesField = lazyPart(async () => (await import('./files-field.tsx')).FilesField);
const LocationField = lazyPart(async () => (await import('./location-field.tsx')).LocationField);
const NamedField = lazyPart(async () => (await import('./named-field.tsx')).NamedField);
const RegionField = lazyPart(async () => (await import('./region-field.tsx')).RegionField);
const SignatureField = lazyPart(async () => (await import('./signature-pad.tsx')).SignatureField);

/** Every type that can stand in a row of a table, and what it is filled in with; a new type does not compile without its line. */
const views: Readonly<Record<Exclude<FieldType, 'table'>, ComponentType<FieldProps>>> = {
  text: TextField,
  textarea: TextField,
  number: TextField,
  phone: TextField,
  email: TextField,
  url: TextField,
  select: OneOfField,
  radio: OneOfField,
  multiSelect: SeveralOfField,
  checkbox: SeveralOfField,
  cascader: CascaderField,
  switch: SwitchField,
  date: DateField,
  datetime: DateField,
  time: DateField,
  dateRange: DateRangeField,
  region: RegionField,
  user: NamedField,
  group: NamedField,
  asset: NamedField,
  image: FilesField,
  file: FilesField,
  signature: SignatureField,
  location: LocationField,
  note: NoteField,
};

/** A field that is no table; unknown types are text. */
export function SingleField(props: FieldProps) {
  const type = fieldTypeOf(props.field.fieldTypeName) ?? 'text';
  const View = views[type === 'table' ? 'text' : type];
  return <View {...props} />;
}

/** Words between fields; nothing to fill in. */
function NoteField({ field }: FieldProps) {
  return (
    <div className="sd-field">
      <p className="sd-field-label">{field.name}</p>
      {field.placeholder !== undefined && <p className="sd-meta">{field.placeholder}</p>}
    </div>
  );
}

/** Which keyboard a phone shows, and what it may fill in. */
const keyboards = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  url: { type: 'url', inputMode: 'url', autoComplete: 'off' },
  number: { inputMode: 'decimal', autoComplete: 'off' },
} as const;

/** Text, long text, number, phone, e-mail, link, and whatever type this version does not know. */
function TextField({ field, input, onInput, errorAt }: FieldProps) {
  const type = fieldTypeOf(field.fieldTypeName) ?? 'text';
  const hint = useNumberHint(field, type === 'number');
  return (
    <FieldFrame label={field.name} required={field.required} error={errorAt()} hint={hint}>
      {type === 'textarea' ? (
        <TextArea
          value={textOf(input)}
          onChange={onInput}
          placeholder={field.placeholder}
          maxLength={maxTextLength(field)}
        />
      ) : (
        <TextInput
          {...(type in keyboards ? keyboards[type as keyof typeof keyboards] : {})}
          value={textOf(input)}
          onChange={onInput}
          placeholder={field.placeholder}
          maxLength={type in keyboards ? undefined : maxTextLength(field)}
          after={field.unit === undefined ? undefined : <span className="sd-meta">{field.unit}</span>}
        />
      )}
    </FieldFrame>
  );
}

function useNumberHint({ min, max }: CustomField, isNumber: boolean): string | undefined {
  const text = useText(fieldText).number;
  if (!isNumber) return undefined;
  if (min !== undefined && max !== undefined) return text.between(min, max);
  if (min !== undefined) return text.atLeast(min);
  return max === undefined ? undefined : text.atMost(max);
}

/** A day, a time, or both; an instant is stored in UTC and shown by the organisation's clocks. */
function DateField({ field, input, onInput, errorAt }: FieldProps) {
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
function DateRangeField({ field, input, onInput, errorAt }: FieldProps) {
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
