import type { FieldUse } from './field-use.ts';

/** What was typed for a field, and by what on the line: `--reason` or `SITE`. */
export interface TypedField {
  readonly written: string;
  readonly use: FieldUse;
  readonly typed: readonly string[];
}

/** How the line writes a field that a request got wrong, by its dotted path; one that it has no word for stands as it is. */
export function writtenFor(path: string, fields: readonly TypedField[]): string {
  const [first = '', ...rest] = path.split('.');
  const written = fields.find(({ use }) => use.field === first)?.written ?? first;
  return [written, ...rest].join('.');
}
