import type { Schema } from '@svcdesk/core/contract';

/** The parts of a zod schema that are read here. */
interface Def {
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
}

/** Names of the fields of what a schema describes, as `--json=` may choose them; of a list or a page those of an item. */
export function fieldsOf(schema: Schema): readonly string[] {
  const { shape, element, innerType, options } = schema._zod.def as unknown as Def;
  if (shape) return shape.list && (shape.hasNext || shape.asOf) ? fieldsOf(shape.list) : Object.keys(shape);
  const inner = element ?? innerType;
  if (inner) return fieldsOf(inner);
  return [...new Set((options ?? []).flatMap(fieldsOf))];
}
