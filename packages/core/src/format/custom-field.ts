import type { FieldType } from '../dictionary/field-type.ts';
import { fields as en } from '../phrases/en/fields.ts';
import { format } from '../phrases/format.ts';
import type { Locale } from '../phrases/locale.ts';
import { fields as zhCN } from '../phrases/zh-CN/fields.ts';
import { readAttachments } from './attachments.ts';
import { type DateZones, formatFieldDay, formatFieldTime } from './field-date.ts';
import { fieldTypeOf } from './field-type-of.ts';
import { attachmentText, isBlank, nameOf, parsed, parsedList, plain, storedText } from './stored-value.ts';

/** A custom field as it is sent. Values may be text or, from other servers, JSON itself. */
export interface StoredField {
  readonly fieldTypeName: string;
  readonly fieldValue?: unknown;
  /** Shown behind a number. */
  readonly unit?: string | undefined;
}

/** For whom a field is shown. */
export interface DisplayOptions extends DateZones {
  readonly locale?: Locale | undefined;
}

function joined(text: string, separator: string): string {
  const list = parsedList(text);
  if (!list) return plain(text);
  return list
    .map(nameOf)
    .filter((name) => name !== '')
    .join(separator);
}

function place(text: string): string {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return plain(text);
  const { address, lat, lng } = value as Record<string, unknown>;
  if (typeof address === 'string' && address) return address;
  return lat === undefined || lng === undefined ? '' : `${lat},${lng}`;
}

function day(text: string, zones: DateZones): string {
  return formatFieldDay(plain(text), zones) || plain(text);
}

function days(text: string, zones: DateZones): string {
  const list = parsedList(text);
  return list ? list.map((each) => day(nameOf(each), zones)).join(' ~ ') : plain(text);
}

function shown(
  type: FieldType | undefined,
  text: string,
  field: StoredField,
  options: DisplayOptions,
): string {
  const words = options.locale === 'en' ? en : zhCN;
  switch (type) {
    case 'multiSelect':
    case 'checkbox':
    case 'user':
    case 'group':
    case 'asset':
      return joined(text, ',');
    case 'cascader':
    case 'region':
      return joined(text, '-');
    case 'number':
      return field.unit ? `${plain(text)}${field.unit}` : plain(text);
    case 'date':
      return day(text, options);
    case 'datetime':
      return formatFieldTime(plain(text), options) || plain(text);
    case 'dateRange':
      return days(text, options);
    case 'switch':
      return text === 'true' ? words.yes : text === 'false' ? words.no : text;
    case 'image':
    case 'file':
    case 'signature':
      return format(words.files, { count: readAttachments(attachmentText(text)).length });
    case 'location':
      return place(text);
    case 'table': {
      const rows = parsedList(text);
      return rows ? format(words.rows, { count: rows.length }) : text;
    }
    case 'note':
      return '';
    default:
      return text;
  }
}

/**
 * What a custom field shows to people. 'null', '[]', '[null]', '' and absent are blank; broken JSON is shown as it
 * is; unknown types show as text. Never throws.
 */
export function displayField(field: StoredField, options: DisplayOptions = {}): string {
  if (isBlank(field.fieldValue)) return '';
  const text = storedText(field.fieldValue);
  return shown(fieldTypeOf(field.fieldTypeName), text, field, options);
}
