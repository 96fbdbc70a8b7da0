import type { FieldType } from '../dictionary/field-type.ts';
import { normalizeIdentifier, normalizeLine, normalizeNumber, normalizePhone } from '../typed/typed-text.ts';
import type { DateZones } from './field-date.ts';
import { fieldTypeOf } from './field-type-of.ts';
import { type DatedField, settledDate, withCells } from './settled-date.ts';

/** How what is typed for a field is normalised before anything is asked of it; other types take it as it is. */
const normalizers: { readonly [Type in FieldType]?: (text: string) => string } = {
  number: normalizeNumber,
  phone: normalizePhone,
  email: normalizeIdentifier,
  url: normalizeLine,
  date: normalizeIdentifier,
  datetime: normalizeIdentifier,
  time: normalizeIdentifier,
};

/** Text as it is meant for a field of a type. */
export function normalizeTyped(type: FieldType | undefined, text: string): string {
  const normalize = type && normalizers[type];
  return normalize ? normalize(text) : text;
}

/**
 * The value of a field as it is stored: figures, phones and addresses without what was typed between and around them,
 * dates by {@link settledDate}, a table cell by cell. Never throws.
 */
export function settledValue(field: DatedField, given: string, zones: DateZones = {}): string {
  const type = fieldTypeOf(field.fieldTypeName);
  if (type === 'table') {
    return withCells(given, field.columns, (column, cell) => settledValue(column, cell, zones));
  }
  return settledDate(field, normalizeTyped(type, given), zones);
}
