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

/** What somebody is asked for: a field that holds an id is asked for by what it names. */
export function promptName(
  { field, thing }: { field: string; thing?: string | undefined },
  context: Pick<Context, 'phrases' | 'locale'>,
): string {
  const { fields, idWords } = context.phrases.prompts;
  if (Object.hasOwn(fields, field)) return fields[field as keyof typeof fields];
  const heading = headingOf(field, context);
  const end = idWords.split(',').find((word) => heading.endsWith(word));
  return thing && end ? heading.slice(0, -end.length) : heading;
}
