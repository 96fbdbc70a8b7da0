import type { RawIssue } from '@svcdesk/core';
import { checkFields, type FieldAnswer, visibleFields } from '@svcdesk/core/format';
import { useLocale } from '../../platform/i18n/locale.ts';
import { zoneNow } from '../../platform/i18n/zone.ts';
import { type FieldErrors, fieldErrors, refusedFields } from './field-errors.ts';
import { answersOf, type CustomField, type FieldInput, type FieldInputs } from './field-input.ts';

/** Who fills the form in: clients see no internal field and cannot look people up. */
export type FormSide = 'client' | 'staff';

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
