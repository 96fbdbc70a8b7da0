import type { RawIssue } from '@svcdesk/core';
import { format, issuesEn, issuesZhCN } from '@svcdesk/core/phrases';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { CustomField } from './field-input.ts';

/** What is wrong, in words, by the field's id; in a table by `fieldId.row.columnId`. */
export type FieldErrors = Readonly<Record<string, string>>;

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
