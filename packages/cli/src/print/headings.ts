import { fieldDocs } from '@svcdesk/core/contract/docs';
import { format, locales } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import { isSameWord } from '../line/flags.ts';
import { loadPhrases } from '../phrases/index.ts';

/** Name of a field in the reader's language; a field without a phrase keeps its own. */
export function headingOf(field: string, { phrases, locale }: Pick<Context, 'phrases' | 'locale'>): string {
  const { fields } = phrases;
  if (Object.hasOwn(fields, field)) return fields[field as keyof typeof fields];
  if (!Object.hasOwn(fieldDocs, field)) return field;
  const doc = fieldDocs[field as keyof typeof fieldDocs];
  return locale === 'en' ? doc.en : doc.zh;
}

/** What a prompt asks for: a field that holds an id is asked for by what it names. */
export function promptName(
  { field, resource }: { field: string; resource?: string | undefined },
  context: Pick<Context, 'phrases' | 'locale'>,
): string {
  const { fields, idWords } = context.phrases.prompts;
  if (Object.hasOwn(fields, field)) return fields[field as keyof typeof fields];
  const heading = headingOf(field, context);
  const end = idWords.split(',').find((word) => heading.endsWith(word));
  return resource && end ? heading.slice(0, -end.length) : heading;
}

/**
 * The field that a word means: by its own name as it stands, else by that or by what heads its column in either language. A
 * word for none or for several is a usage error.
 */
export async function fieldMeant(
  word: string,
  fields: readonly string[],
  context: Pick<Context, 'phrases' | 'locale'>,
): Promise<string> {
  if (fields.includes(word)) return word;
  const shown = await Promise.all(
    locales.map(async (locale) => ({ locale, phrases: await loadPhrases(locale) })),
  );
  const [found, ...more] = fields.filter(
    (field) => isSameWord(field, word) || shown.some((reader) => isSameWord(headingOf(field, reader), word)),
  );
  if (found !== undefined && more.length === 0) return found;
  const { usage } = context.phrases;
  const named = (field: string) => {
    const heading = headingOf(field, context);
    return isSameWord(heading, field) ? field : format(usage.shownAs, { code: field, shown: heading });
  };
  const said = found === undefined ? usage.unknownField : usage.ambiguousField;
  const meant = found === undefined ? fields : [found, ...more];
  throw usageError(format(said, { name: word, fields: meant.map(named).join(usage.comma) }));
}
