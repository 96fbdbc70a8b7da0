import { formValueOf } from './field-form.ts';
import { fieldTypeOf } from './field-type-of.ts';

/** A node of a cascader's options. */
export interface FieldOptionNode {
  readonly value: string;
  readonly label: string;
  readonly children?: readonly FieldOptionNode[] | undefined;
}

/** A custom field of a template, as far as its values are judged. */
export interface TemplateField {
  readonly fieldId: string;
  readonly name: string;
  readonly fieldTypeName: string;
  readonly required: boolean;
  /** Options by their shown text, which is also what is stored. */
  readonly options?: readonly string[] | undefined;
  readonly optionTree?: readonly FieldOptionNode[] | undefined;
  /** Bounds of a number, or of how many entries a list takes. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Decimal places of a number. */
  readonly scale?: number | undefined;
  readonly unit?: string | undefined;
  readonly maxLength?: number | undefined;
  /** Shown only while another field has one of these values. */
  readonly visibleWhen?: { readonly fieldId: string; readonly in: readonly string[] } | undefined;
  /** For staff only. */
  readonly internal?: boolean | undefined;
  /** Columns of a table field. */
  readonly columns?: readonly TemplateField[] | undefined;
}

/** Stored values by fieldId. */
export type FieldValues = ReadonlyMap<string, string>;

function valuesOf(field: TemplateField, values: FieldValues): readonly string[] {
  const value = formValueOf(field.fieldTypeName, values.get(field.fieldId));
  if (typeof value === 'string') return [value];
  if (typeof value === 'boolean') return [String(value)];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/**
 * The fields that show with these values, in their order: a field hangs on another's value, and is hidden when that
 * other field is. Notes are shown too, though they hold nothing.
 */
export function visibleFields<F extends TemplateField>(
  fields: readonly F[],
  values: FieldValues,
): readonly F[] {
  const byId = new Map(fields.map((field) => [field.fieldId, field]));
  const shows = (field: F, seen: ReadonlySet<string>): boolean => {
    const { visibleWhen: when, fieldId } = field;
    if (!when) return true;
    const other = byId.get(when.fieldId);
    if (!other || seen.has(fieldId)) return false;
    return (
      shows(other, new Set([...seen, fieldId])) &&
      valuesOf(other, values).some((value) => when.in.includes(value))
    );
  };
  return fields.filter((field) => shows(field, new Set()));
}

/** Whether a field holds a value at all; a note does not. */
export function holdsValue(field: TemplateField): boolean {
  return fieldTypeOf(field.fieldTypeName) !== 'note';
}
