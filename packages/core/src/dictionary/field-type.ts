/** Types of custom fields (`fieldTypeName`). */
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
