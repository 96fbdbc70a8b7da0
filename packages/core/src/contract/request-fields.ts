import { attachment, contactPhone, day, id, instant, phone } from './atoms/basic.ts';
import type { Call, Schema } from './define.ts';
import { checksOf, definitionOf, type SchemaCheck } from './schema-definition.ts';

/**
 * What a field of a request holds, as far as a form or a command line has to know. `files` is the attachment string,
 * `parts` are objects and lists of them, which have fields of their own.
 */
export type FieldKind =
  | 'id'
  | 'instant'
  | 'day'
  | 'phone'
  | 'files'
  | 'text'
  | 'whole'
  | 'number'
  | 'yesNo'
  | 'choice'
  | 'parts';

/** One field of a request, read from its schema. */
export interface RequestField {
  readonly kind: FieldKind;
  /** Whether it holds several of them. */
  readonly many: boolean;
  readonly required: boolean;
  /** What may be chosen, where the contract names it. */
  readonly values?: readonly (string | number | boolean)[];
  /** Least and most: of a number, or of the characters of a text. */
  readonly min?: number;
  readonly max?: number;
}

const named: readonly (readonly [FieldKind, () => Schema])[] = [
  ['id', id],
  ['instant', instant],
  ['day', day],
  ['phone', phone],
  ['phone', contactPhone],
  ['files', attachment],
];

/**
 * The fields of a call's request by name. A request of several shapes has the fields of all; one that not every
 * shape needs is not required.
 */
export function requestFields(call: Call): Readonly<Record<string, RequestField>> {
  const shapes = shapesOf(call.request());
  const names = [...new Set(shapes.flatMap((shape) => Object.keys(shape)))];
  return Object.fromEntries(
    names.map((name) => {
      const found = shapes.flatMap((shape) => (Object.hasOwn(shape, name) ? [fieldOf(shape[name])] : []));
      const [first = fieldOf(undefined)] = found;
      const required = found.length === shapes.length && found.every((field) => field.required);
      return [name, { ...first, required }];
    }),
  );
}

function shapesOf(schema: Schema): Readonly<Record<string, Schema>>[] {
  const { shape, options } = definitionOf(schema);
  return shape ? [shape] : (options ?? []).flatMap(shapesOf);
}

function fieldOf(schema: Schema | undefined): RequestField {
  if (!schema) return { kind: 'parts', many: false, required: false };
  const known = named.find(([, shared]) => shared() === schema)?.[0];
  if (known) return { kind: known, many: false, required: true };
  const { type, innerType, element, options, entries, values, format } = definitionOf(schema);
  const limits = limitsOf(checksOf(schema));
  const one = { many: false, required: true };
  switch (type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return { ...fieldOf(innerType), required: false };
    case 'array':
      return { ...fieldOf(element), many: true };
    case 'string':
      return { ...one, kind: 'text', ...limits };
    case 'number':
      return { ...one, kind: format === 'safeint' ? 'whole' : 'number', ...limits };
    case 'boolean':
      return { ...one, kind: 'yesNo' };
    case 'enum':
      return { ...one, kind: 'choice', values: Object.values(entries ?? {}) };
    case 'literal':
      return { ...one, kind: 'choice', values };
    case 'union':
      return unionOf((options ?? []).map(fieldOf));
    default:
      return { ...one, kind: 'parts' };
  }
}

/** Several shapes of one field: what takes any text wins, else the first. */
function unionOf(fields: readonly RequestField[]): RequestField {
  return fields.find(({ kind }) => kind === 'text') ?? fields[0] ?? fieldOf(undefined);
}

function limitsOf(checks: readonly SchemaCheck[]): { min?: number; max?: number } {
  const of = (...names: string[]) => checks.find(({ check }) => names.includes(check));
  const min = of('min_length', 'greater_than');
  const max = of('max_length', 'less_than');
  return { min: min?.minimum ?? min?.value, max: max?.maximum ?? max?.value };
}
