import type { RawIssue } from '../errors/issues.ts';
import type { DateZones } from './field-date.ts';
import { fieldIssues } from './field-issues.ts';
import { settledValue } from './settled-value.ts';
import { isBlank } from './stored-value.ts';
import { holdsValue, type TemplateField, visibleFields } from './template-field.ts';

/** An answer to a custom field, as it is sent and stored. */
export interface FieldAnswer {
  readonly fieldId: string;
  readonly fieldValue: string;
}

/** Answers that a template takes, in the order of its fields, and what is wrong with them. */
export interface CheckedFields {
  readonly answers: readonly FieldAnswer[];
  readonly issues: readonly RawIssue[];
}

/**
 * Checks answers against a template's fields. Hidden fields are neither required nor kept; blank answers are left
 * out; clients may not answer internal fields; an answer to no field of the template is an issue. Dates are given
 * back as this service stores them; one that names no zone is meant in the tenant's. Paths are `fields.{fieldId}`.
 */
export function checkFields(
  fields: readonly TemplateField[],
  answers: readonly FieldAnswer[],
  side: 'client' | 'staff',
  zones: DateZones = {},
): CheckedFields {
  const values = new Map(answers.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]));
  const open = fields.filter((field) => side === 'staff' || !field.internal);
  const shown = visibleFields(open, values).filter(holdsValue);
  const issues: RawIssue[] = [];
  for (const { fieldId, fieldValue } of answers) {
    const known = fields.find((field) => field.fieldId === fieldId);
    if (!known) issues.push({ path: `fields.${fieldId}`, code: 'unknownKey', params: { keys: fieldId } });
    else if (!open.includes(known) && !isBlank(fieldValue)) {
      issues.push({ path: `fields.${fieldId}`, code: 'notAllowed', params: {} });
    }
  }
  for (const field of shown) {
    for (const issue of fieldIssues(field, values.get(field.fieldId))) {
      const path = ['fields', field.fieldId, issue.path].filter((part) => part !== '').join('.');
      issues.push({ ...issue, path });
    }
  }
  return {
    issues,
    answers: shown.flatMap((field) => {
      const { fieldId } = field;
      const given = values.get(fieldId);
      if (given === undefined || isBlank(given)) return [];
      return [{ fieldId, fieldValue: settledValue(field, given, zones) }];
    }),
  };
}
