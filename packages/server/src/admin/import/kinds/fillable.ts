import { fieldLimits, fieldTypeOf, type TemplateField } from '@svcdesk/core/format';

/** A field as far as it says what can be filled in. */
type Asked = Omit<TemplateField, 'fieldId' | 'name' | 'columns' | 'visibleWhen'> & {
  readonly columns?: readonly unknown[] | undefined;
};

interface Fault {
  /** The setting that is wrong. */
  readonly at: string;
  readonly text: string;
}

/** What there is to choose from, by the setting that holds it; undefined where a type asks for nothing of the kind. */
function choicesOf({ fieldTypeName, options, optionTree, columns }: Asked) {
  switch (fieldTypeOf(fieldTypeName)) {
    case 'select':
    case 'radio':
    case 'multiSelect':
    case 'checkbox':
      return { at: 'options', choices: options };
    case 'cascader':
      return { at: 'optionTree', choices: optionTree };
    case 'table':
      return { at: 'columns', choices: columns };
    default:
      return undefined;
  }
}

/** Most entries that a list takes whatever its `max` says; undefined for what is no list, or has no end. */
function mostEntries({ fieldTypeName, options }: Asked): number | undefined {
  switch (fieldTypeOf(fieldTypeName)) {
    case 'multiSelect':
    case 'checkbox':
      return options && new Set(options).size;
    case 'image':
    case 'file':
    case 'signature':
      return fieldLimits.files;
    case 'table':
      return fieldLimits.rows;
    case 'user':
    case 'group':
    case 'asset':
      return Number.POSITIVE_INFINITY;
    default:
      return undefined;
  }
}

/** Whether there is no number of so many places between two bounds. */
function isNoneBetween(min: number, max: number, scale: number | undefined): boolean {
  const steps = 10 ** (scale ?? Number.POSITIVE_INFINITY);
  return min > max || (Number.isFinite(steps) && Math.ceil(min * steps) > Math.floor(max * steps));
}

/** Why a field could never be filled in, so that its order or report could not be sent. */
export function unfillable(field: Asked): Fault[] {
  const { fieldTypeName, required, min, max, scale, maxLength } = field;
  const type = fieldTypeOf(fieldTypeName);
  const faults: Fault[] = [];
  const found = choicesOf(field);
  if (required && found && !found.choices?.length)
    faults.push({ at: found.at, text: 'has nothing to choose, and the field is required' });
  const most = mostEntries(field);
  if (type === 'number' && scale !== undefined && !(Number.isInteger(scale) && scale >= 0))
    faults.push({ at: 'scale', text: 'is no count of decimal places' });
  else if (
    min !== undefined &&
    max !== undefined &&
    isNoneBetween(min, max, type === 'number' ? scale : undefined)
  )
    faults.push({ at: 'max', text: `leaves nothing between ${min} and ${max}` });
  if (most !== undefined && max !== undefined && max < 1)
    faults.push({ at: 'max', text: 'must be at least 1' });
  if (most !== undefined && most > 0 && min !== undefined && min > most)
    faults.push({ at: 'min', text: `is more than there can be (${most})` });
  if (maxLength !== undefined && maxLength < 1 && (type === 'text' || type === 'textarea' || !type))
    faults.push({ at: 'maxLength', text: 'must be at least 1' });
  return faults;
}
