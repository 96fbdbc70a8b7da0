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
