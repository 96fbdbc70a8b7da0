import type { RawIssue } from '@svcdesk/core';
import { checkFields, type FieldAnswer, visibleFields } from '@svcdesk/core/format';
import { format, issuesEn, issuesZhCN } from '@svcdesk/core/phrases';
import { type Locale, useLocale } from '../../platform/i18n/locale.ts';
import { zoneNow } from '../../platform/i18n/zone.ts';
import { answersOf, type CustomField, type FieldInput, type FieldInputs } from './field-input.ts';

/** Who fills the form in: clients see no internal field and cannot look people up. */
type FormSide = 'client' | 'staff';

/** What is sent of a template's fields, and what is wrong with it. */
export interface FieldsGiven {
  shown: readonly CustomField[];
  answers: FieldAnswer[];
  issues: readonly RawIssue[];
}

/** Which fields show with these inputs, what they answer, and what stands against that. */
export function fieldsGiven(
  fields: readonly CustomField[],
  inputs: FieldInputs,
  side: FormSide,
): FieldsGiven {
  const given = answersOf(fields, inputs);
  const values = new Map(given.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]));
  const open = fields.filter((field) => side === 'staff' || !field.internal);
  const { answers, issues } = checkFields(open, answersOf(open, inputs), side, {
    tenantTimeZone: zoneNow(),
  });
  const inOrder = open.toSorted((a, b) => a.sort - b.sort);
  return { shown: visibleFields(inOrder, values), answers: [...answers], issues };
}

interface CustomFieldsOptions {
  fields: readonly CustomField[];
  inputs: FieldInputs;
  onChange: (inputs: FieldInputs) => void;
  side: FormSide;
  /** The form was sent once: from then on mistakes show. */
  checked: boolean;
  /** What the server refused, by the request's path. */
  refused?: Readonly<Record<string, string>>;
}

export interface CustomFieldsHandle {
  side: FormSide;
  shown: readonly CustomField[];
  inputs: FieldInputs;
  set: (fieldId: string, input: FieldInput) => void;
  errors: FieldErrors;
}

/** A template's fields as a form draws them: which show, and what is wrong. */
export function useCustomFields(options: CustomFieldsOptions): CustomFieldsHandle {
  const { fields, inputs, onChange, side, checked } = options;
  const locale = useLocale((state) => state.locale);
  const refused = refusedFields(options.refused ?? {});
  const { shown, issues } = fieldsGiven(fields, inputs, side);
  return {
    side,
    shown,
    inputs,
    set: (fieldId, input) => onChange({ ...inputs, [fieldId]: input }),
    errors: checked ? { ...refused, ...fieldErrors(issues, fields, locale) } : refused,
  };
}

/** What is wrong, in words, by the field's id; in a table by `fieldId.row.columnId`. */
type FieldErrors = Readonly<Record<string, string>>;

const prefix = 'fields.';

function nameOf(path: string, fields: readonly CustomField[]): string {
  const [fieldId, , columnId] = path.split('.');
  const field = fields.find((each) => each.fieldId === fieldId);
  const column = field?.columns?.find((each) => each.fieldId === columnId);
  return (column ?? field)?.name ?? '';
}

/** Puts the issues of core's check into words that begin with the field's name; the first of a field counts. */
export function fieldErrors(
  issues: readonly RawIssue[],
  fields: readonly CustomField[],
  locale: Locale,
): FieldErrors {
  const words = locale === 'en' ? issuesEn : issuesZhCN;
  const errors: Record<string, string> = {};
  for (const { path, code, params } of issues) {
    const key = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    const gap = locale === 'en' ? ' ' : '';
    errors[key] ??= `${nameOf(key, fields)}${gap}${format(words[code], params)}`;
  }
  return errors;
}

/** The part of a server's refusal that speaks of custom fields. */
export function refusedFields(byPath: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(byPath).flatMap(([path, text]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), text]] : [],
    ),
  );
}

/** What every kind of custom field is drawn from. */
export interface FieldProps {
  field: CustomField;
  input: FieldInput;
  onInput: (input: FieldInput) => void;
  /** What is wrong, in words; `under` names a cell of a table as `row.columnId`. */
  errorAt: (under?: string) => string | undefined;
  side: FormSide;
}

/** The stored text of a field whose input is a text. */
export function textOf(input: FieldInput): string {
  return typeof input === 'string' ? input : '';
}
