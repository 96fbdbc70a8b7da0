import type { FieldUse } from './field-use.ts';

/** What was typed for a field, and by what on the line: `--reason` or `SITE`. */
export interface TypedField {
  readonly written: string;
  readonly use: FieldUse;
  readonly typed: readonly string[];
}

/** How the line writes a field that a request got wrong, by its dotted path; one that it has no word for stands as it is. */
export function writtenFor(path: string, fields: readonly TypedField[]): string {
  const parts = path.split('.');
  const found = fields.find(
    ({ use: { field, within } }) => parts[within ? 1 : 0] === field && (!within || parts[0] === within),
  );
  return found ? [found.written, ...parts.slice(found.use.within ? 2 : 1)].join('.') : path;
}
