import type { Schema } from '../contract/define.ts';
import { definitionOf } from '../contract/schema-definition.ts';
import { valuesFor } from './field-samples.ts';

/** How deep a shape that holds itself, such as a tree, is followed. */
const maxDepth = 2;

/** Whether optional fields are filled in, and what lies above: objects, and how often a shape has held itself. */
interface Walk {
  optional: boolean;
  above: readonly Schema[];
  depth: number;
}

/**
 * A value that a schema takes, the same at every call. Optional fields are there unless the schema forbids them
 * together. Throws when it finds none, naming the field.
 */
export function sampleFromSchema(schema: Schema): unknown {
  const full = make(schema, 'data', { optional: true, above: [], depth: 0 });
  if (schema.safeParse(full).success) return full;
  const bare = make(schema, 'data', { optional: false, above: [], depth: 0 });
  const checked = schema.safeParse(bare);
  if (checked.success) return bare;
  const [issue] = checked.error.issues;
  throw new Error(`No sample fits at "${issue?.path.join('.')}": ${issue?.message}`);
}

function make(schema: Schema, name: string, walk: Walk): unknown {
  const { type, ...parts } = definitionOf(schema);
  const inner = (each: Schema | undefined, as = name) => each && make(each, as, walk);
  switch (type) {
    case 'object':
      return object(parts.shape ?? {}, {
        ...walk,
        above: [...walk.above, schema],
        depth: walk.depth + (walk.above.includes(schema) ? 1 : 0),
      });
    case 'array':
      return list(schema, parts.element, name, walk);
    case 'tuple':
      return parts.items?.map((item) => inner(item));
    case 'record':
      return { [String(inner(parts.keyType, 'code'))]: inner(parts.valueType, 'name') };
    case 'union':
      return inner(parts.options?.[0]);
    case 'intersection':
      return { ...(inner(parts.left) as object), ...(inner(parts.right) as object) };
    case 'optional':
    case 'default':
    case 'nullable':
      return inner(parts.innerType);
    case 'lazy':
      return parts.getter && make(parts.getter(), name, { ...walk, above: [], depth: walk.depth + 1 });
    case 'enum':
      return named(schema, name) ?? Object.values(parts.entries ?? {})[0];
    case 'literal':
      return parts.values?.[0];
    case 'custom':
      return new Blob(['sample'], { type: 'text/plain' });
    default:
      return named(schema, name);
  }
}

function object(shape: Readonly<Record<string, Schema>>, walk: Walk): Record<string, unknown> {
  const fields = Object.entries(shape).filter(
    ([, field]) => definitionOf(field).type !== 'optional' || (walk.optional && walk.depth < maxDepth),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, make(field, name, walk)]));
}

/** One entry, or as many as the schema asks for; none where a tree has gone deep enough. */
function list(schema: Schema, element: Schema | undefined, name: string, walk: Walk): unknown[] {
  if (!element || walk.depth >= maxDepth) return [];
  const entry = make(element, name, walk);
  const lengths = [1, 2, 3, 4, 5, 6, 7];
  const fitting = lengths
    .map((length) => Array.from({ length }, () => entry))
    .find((all) => fits(schema, all));
  return fitting ?? [entry];
}

/** The most believable value for a name that a leaf takes. */
function named(schema: Schema, name: string): unknown {
  return valuesFor(name).find((value) => fits(schema, value));
}

function fits(schema: Schema, value: unknown): boolean {
  return schema.safeParse(value).success;
}
