import type { FieldUse } from './field-use.ts';

/** What was typed for a field, and by what on the line: `--reason` or `SITE`. */
export interface TypedField {
  readonly written: string;
  readonly use: FieldUse;
  readonly typed: readonly string[];
}
