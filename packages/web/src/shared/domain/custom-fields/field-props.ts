import type { CustomField, FieldInput } from './field-input.ts';
import type { FormSide } from './use-custom-fields.ts';

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
