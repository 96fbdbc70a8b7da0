import { fieldAliases } from '../phrases/zh-CN/field-aliases.ts';
import { fields } from '../phrases/zh-CN/fields.ts';

/** Types of custom fields (`fieldTypeName`). Source: decided; five of their displays product document, section 3. */
export const fieldTypes = [
  'text',
  'textarea',
  'number',
  'select',
  'radio',
  'multiSelect',
  'checkbox',
  'cascader',
  'region',
  'date',
  'datetime',
  'time',
  'dateRange',
  'switch',
  'phone',
  'email',
  'url',
  'user',
  'group',
  'asset',
  'image',
  'file',
  'signature',
  'location',
  'table',
  'note',
] as const;

/** A type of custom field. */
export type FieldType = (typeof fieldTypes)[number];

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
