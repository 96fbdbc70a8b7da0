import { type FieldType, fieldTypeOf } from '@svcdesk/core/format';
import type { ComponentType } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import '../../components/forms.css';
import { CascaderField, OneOfField, SeveralOfField, SwitchField } from './choice-field.tsx';
import { DateField, DateRangeField } from './date-field.tsx';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

const FilesField = lazyPart(async () => (await import('./files-field.tsx')).FilesField);
const LocationField = lazyPart(async () => (await import('./location-field.tsx')).LocationField);
const NamedField = lazyPart(async () => (await import('./named-field.tsx')).NamedField);
const RegionField = lazyPart(async () => (await import('./region-field.tsx')).RegionField);
const SignatureField = lazyPart(async () => (await import('./signature-field.tsx')).SignatureField);

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
