import { fieldDocs } from '@svcdesk/core/contract/docs';
import type { Context } from '../command/command.ts';

/** Name of a field in the reader's language; a field that nobody named keeps its own. */
export function headingOf(field: string, { phrases, locale }: Pick<Context, 'phrases' | 'locale'>): string {
  const { fields } = phrases;
  if (Object.hasOwn(fields, field)) return fields[field as keyof typeof fields];
  if (!Object.hasOwn(fieldDocs, field)) return field;
  const doc = fieldDocs[field as keyof typeof fieldDocs];
  return locale === 'en' ? doc.en : doc.zh;
}
