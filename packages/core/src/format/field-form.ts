import type { FieldType } from '../dictionary/field-type.ts';
import { type Attachment, readAttachments, writeAttachments } from './attachments.ts';
import type { DateZones } from './field-date.ts';
import { fieldTypeOf } from './field-type-of.ts';
import { settledDate } from './settled-date.ts';
import { attachmentText, isBlank, nameOf, parsed, parsedList, plain, storedText } from './stored-value.ts';

/** A person, group or asset that a field names. */
export interface NamedChoice {
  readonly id: string;
  readonly name: string;
}

/** A region, by its GB/T 2260 code. */
export interface RegionChoice {
  readonly code: string;
  readonly name: string;
}

/** A place that a field holds, in degrees. */
export interface FieldLocation {
  readonly lat: number;
  readonly lng: number;
  readonly address?: string | undefined;
}

/** A row of a table field: stored values by the column's fieldId. */
export type FieldRow = Readonly<Record<string, string>>;

/** What a form works with, by field type; undefined is an empty field. */
export interface FormValues {
  text: string;
  list: string[];
  region: RegionChoice[];
  range: [from: string, to: string];
  boolean: boolean;
  named: NamedChoice[];
  files: Attachment[];
  location: FieldLocation;
  table: FieldRow[];
}

/** Which form value each field type has. */
export const formKinds = {
  text: 'text',
  textarea: 'text',
  number: 'text',
  select: 'text',
  radio: 'text',
  multiSelect: 'list',
  checkbox: 'list',
  cascader: 'list',
  region: 'region',
  date: 'text',
  datetime: 'text',
  time: 'text',
  dateRange: 'range',
  switch: 'boolean',
  phone: 'text',
  email: 'text',
  url: 'text',
  user: 'named',
  group: 'named',
  asset: 'named',
  image: 'files',
  file: 'files',
  signature: 'files',
  location: 'location',
  table: 'table',
  note: undefined,
} as const satisfies Record<FieldType, keyof FormValues | undefined>;

/** The form value of a field type; undefined is an empty field. */
export type FormValueOf<T extends FieldType> = (typeof formKinds)[T] extends keyof FormValues
  ? FormValues[(typeof formKinds)[T]] | undefined
  : undefined;

/** Any form value; undefined is an empty field. */
export type FormValue = FormValues[keyof FormValues] | undefined;

type Fields = Readonly<Record<string, unknown>>;

function objects(text: string): Fields[] {
  return (parsedList(text) ?? []).filter((each): each is Fields => typeof each === 'object');
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const readers: { readonly [K in keyof FormValues]: (text: string) => FormValues[K] | undefined } = {
  text: plain,
  list: (text) => parsedList(text)?.map(nameOf) ?? [plain(text)],
  region: (text) => objects(text).map((each) => ({ code: textOf(each.code), name: nameOf(each) })),
  range: (text) => {
    const list = parsedList(text)?.map(nameOf) ?? [];
    return list[0] !== undefined && list[1] !== undefined ? [list[0], list[1]] : undefined;
  },
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  named: (text) => objects(text).map((each) => ({ id: textOf(each.id), name: nameOf(each) })),
  files: (text) => readAttachments(attachmentText(text)),
  location: (text) => {
    const value = parsed(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { lat, lng, address } = value as Fields;
    if (typeof lat !== 'number' || typeof lng !== 'number') return undefined;
    return typeof address === 'string' && address ? { lat, lng, address } : { lat, lng };
  },
  table: (text) =>
    objects(text).map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, storedText(value)])),
    ),
};

/**
 * A stored value as a form works with it; undefined when it is blank or cannot be read as its type. Dates that other
 * servers stored otherwise come as this one stores them. Unknown types are text. Never throws.
 */
export function formValueOf(fieldTypeName: string, fieldValue: unknown, zones: DateZones = {}): FormValue {
  const kind = formKinds[fieldTypeOf(fieldTypeName) ?? 'text'];
  if (kind === undefined || isBlank(fieldValue)) return undefined;
  return readers[kind](settledDate({ fieldTypeName }, storedText(fieldValue), zones));
}

/** A form's value as it is stored; '' when the field is empty, and always for a note, which is never stored. */
export function storedValueOf(fieldTypeName: string, value: FormValue): string {
  const kind = formKinds[fieldTypeOf(fieldTypeName) ?? 'text'];
  if (kind === undefined || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (kind === 'files' && Array.isArray(value)) return writeAttachments(value as Attachment[]);
  return Array.isArray(value) && value.length === 0 ? '' : JSON.stringify(value);
}
