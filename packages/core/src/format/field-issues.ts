import type { FieldType } from '../dictionary/field-type.ts';
import type { IssueCode, RawIssue } from '../errors/issues.ts';
import { isSeveralPhones } from '../typed/typed-text.ts';
import { readAttachments } from './attachments.ts';
import { storedFieldDay, storedFieldTime } from './field-date.ts';
import { fieldTypeOf } from './field-type-of.ts';
import { settledDate } from './settled-date.ts';
import { normalizeTyped } from './settled-value.ts';
import { attachmentText, isBlank, parsed } from './stored-value.ts';
import type { FieldOptionNode, TemplateField } from './template-field.ts';
import { isDay } from './timestamp.ts';

/** What is wrong with a stored value; paths are relative to the field. */
export type FieldIssue = RawIssue;

/** Bounds that hold where a template sets none. */
export const fieldLimits = { text: 200, textarea: 5000, files: 9, rows: 50 } as const;

function issue(code: IssueCode, params: RawIssue['params'] = {}, path = ''): FieldIssue[] {
  return [{ path, code, params }];
}

const fine: FieldIssue[] = [];
const broken = () => issue('format');

function textIssues(text: string, max: number): FieldIssue[] {
  return text.length > max ? issue('tooLong', { max }) : fine;
}

function numberIssues(text: string, { min, max, scale }: TemplateField): FieldIssue[] {
  const match = /^-?\d{1,20}(?:\.(\d+))?$/.exec(text);
  if (!match || (scale !== undefined && (match[1]?.length ?? 0) > scale)) return broken();
  if (min !== undefined && Number(text) < min) return issue('tooSmall', { min });
  return max !== undefined && Number(text) > max ? issue('tooBig', { max }) : fine;
}

function optionIssues(chosen: readonly string[], options: readonly string[] | undefined): FieldIssue[] {
  const known = !options || chosen.every((each) => options.includes(each));
  return known ? fine : issue('oneOf', { values: (options ?? []).join(', ') });
}

function countIssues(count: number, min: number | undefined, max: number | undefined): FieldIssue[] {
  if (min !== undefined && count < min) return issue('tooFew', { min });
  return max !== undefined && count > max ? issue('tooMany', { max }) : fine;
}

/** A stored JSON list whose elements all pass; undefined otherwise. */
function listOf<T>(text: string, passes: (each: unknown) => each is T): T[] | undefined {
  const value = parsed(text);
  return Array.isArray(value) && value.every(passes) ? value : undefined;
}

const isText = (each: unknown): each is string => typeof each === 'string' && each !== '';
const isObject = (each: unknown): each is Record<string, unknown> =>
  typeof each === 'object' && each !== null && !Array.isArray(each);
const hasName =
  (key: 'id' | 'code') =>
  (each: unknown): each is Record<string, unknown> =>
    isObject(each) && isText(each[key]) && isText(each.name);

function pathIssues(path: readonly string[], tree: readonly FieldOptionNode[] | undefined): FieldIssue[] {
  let nodes = tree;
  for (const label of path) {
    const node = nodes?.find((each) => each.label === label);
    if (tree && !node) return issue('oneOf', { values: (nodes ?? []).map((each) => each.label).join(', ') });
    nodes = node?.children;
  }
  return nodes && nodes.length > 0 ? issue('required') : fine;
}

/** Which zone is meant decides the day, not whether it is one. */
const anyZone = { tenantTimeZone: 'UTC' };

function dateIssues(type: 'date' | 'datetime', text: string): FieldIssue[] {
  const read = type === 'date' ? storedFieldDay : storedFieldTime;
  return read(text, anyZone) === '' ? broken() : fine;
}

function rangeIssues(text: string): FieldIssue[] {
  const range = listOf(settledDate({ fieldTypeName: 'dateRange' }, text, anyZone), isText);
  const [from, to] = range ?? [];
  return range?.length === 2 && from && to && isDay(from) && isDay(to) && from <= to ? fine : broken();
}

function placeIssues(text: string): FieldIssue[] {
  const value = parsed(text);
  if (!isObject(value)) return broken();
  const within = (degrees: unknown, max: number) => typeof degrees === 'number' && Math.abs(degrees) <= max;
  return within(value.lat, 90) && within(value.lng, 180) ? fine : broken();
}

function rowIssues(text: string, field: TemplateField): FieldIssue[] {
  const rows = listOf(text, isObject);
  if (!rows) return broken();
  const count = countIssues(
    rows.length,
    field.min,
    Math.min(field.max ?? fieldLimits.rows, fieldLimits.rows),
  );
  const cells = rows.flatMap((row, index) =>
    (field.columns ?? []).flatMap((column) =>
      fieldIssues(column, row[column.fieldId]).map((found) => ({
        ...found,
        path: [index, column.fieldId, found.path].filter((part) => part !== '').join('.'),
      })),
    ),
  );
  return [...count, ...cells];
}

const patterns = {
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  /** Also with an extension: no code is sent there. */
  phone: /^\+?[\d\s()-]{5,25}(?:[ ,;]*(?:\p{L}+[ .:]*|#)\d{1,8})?$/u,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  url: /^https?:\/\/[^\s/]+\S*$/i,
} as const;

function patternIssues(type: keyof typeof patterns, text: string): FieldIssue[] {
  if (type === 'phone' && isSeveralPhones(text)) return issue('onePhone');
  return patterns[type].test(text) ? fine : broken();
}

function listIssues<T>(
  list: readonly T[] | undefined,
  field: TemplateField,
  more: FieldIssue[],
): FieldIssue[] {
  return list ? [...countIssues(list.length, field.min, field.max), ...more] : broken();
}

function issuesOf(type: FieldType | undefined, text: string, field: TemplateField): FieldIssue[] {
  switch (type) {
    case 'number':
      return numberIssues(text, field);
    case 'select':
    case 'radio':
      return optionIssues([text], field.options);
    case 'multiSelect':
    case 'checkbox': {
      const list = listOf(text, isText);
      return listIssues(list, field, optionIssues(list ?? [], field.options));
    }
    case 'cascader': {
      const path = listOf(text, isText);
      return path ? pathIssues(path, field.optionTree) : broken();
    }
    case 'region':
      return listOf(text, hasName('code')) ? fine : broken();
    case 'date':
    case 'datetime':
      return dateIssues(type, text);
    case 'time':
    case 'phone':
    case 'email':
    case 'url':
      return patternIssues(type, text);
    case 'dateRange':
      return rangeIssues(text);
    case 'switch':
      return text === 'true' || text === 'false' ? fine : broken();
    case 'user':
    case 'group':
    case 'asset':
      return listIssues(listOf(text, hasName('id')), field, fine);
    case 'image':
    case 'file':
    case 'signature': {
      const files = readAttachments(attachmentText(text));
      const max = Math.min(field.max ?? fieldLimits.files, fieldLimits.files);
      return files.length === 0 ? broken() : countIssues(files.length, field.min, max);
    }
    case 'location':
      return placeIssues(text);
    case 'table':
      return rowIssues(text, field);
    case 'note':
      return issue('notAllowed');
    default:
      return textIssues(text, maxTextLength(field));
  }
}

/** Most characters of a field that holds plain text: one line, several, or of a type that is not known here. */
export function maxTextLength({
  fieldTypeName,
  maxLength,
}: Pick<TemplateField, 'fieldTypeName' | 'maxLength'>): number {
  return maxLength ?? (fieldTypeOf(fieldTypeName) === 'text' ? fieldLimits.text : fieldLimits.textarea);
}

/** What is wrong with a stored value of a field: empty when nothing is. Blank counts as absent. Never throws. */
export function fieldIssues(field: TemplateField, fieldValue: unknown): FieldIssue[] {
  const type = fieldTypeOf(field.fieldTypeName);
  if (isBlank(fieldValue)) return field.required && type !== 'note' ? issue('required') : fine;
  return typeof fieldValue === 'string'
    ? issuesOf(type, normalizeTyped(type, fieldValue), field)
    : issue('type');
}
