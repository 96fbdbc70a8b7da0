import { type FieldType, fieldTypes } from '../dictionary/field-type.ts';
import { fieldAliases } from '../phrases/zh-CN/field-aliases.ts';
import { fields } from '../phrases/zh-CN/fields.ts';

/**
 * The type that a `fieldTypeName` means: our names in any case, and the Chinese ones of other servers.
 * Undefined for an unknown one, which is shown as text.
 */
export function fieldTypeOf(name: string): FieldType | undefined {
  const trimmed = name.trim();
  const lower = trimmed.toLowerCase();
  return (
    fieldTypes.find((type) => type.toLowerCase() === lower) ??
    fieldTypes.find((type) => fields.type[type] === trimmed) ??
    (Object.hasOwn(fieldAliases, trimmed) ? fieldAliases[trimmed] : undefined)
  );
}
