import type { Call, Schema } from './define.ts';
import { checksOf, definitionOf } from './schema-definition.ts';

/**
 * Most characters of a text, or entries of a list, that a call takes in its request; undefined where the
 * contract names none. The path is dotted, and the places of a list in it are numbers: `items.0.name`.
 */
export function maxLengthOf(call: Pick<Call, 'request'>, path: string): number | undefined {
  const found = path
    .split('.')
    .reduce<readonly Schema[]>(
      (schemas, name) => schemas.flatMap((one) => partsOf(one, name)),
      [call.request()],
    );
  const checks = found.flatMap(bareOf).flatMap(checksOf);
  return checks.find(({ check }) => check === 'max_length')?.maximum;
}

/** What stands under a name, or at a place of a list; of several shapes, in each that has it. */
function partsOf(schema: Schema, name: string): readonly Schema[] {
  return bareOf(schema).flatMap((one) => {
    const { element, shape = {} } = definitionOf(one);
    return element ?? (Object.hasOwn(shape, name) ? shape[name] : undefined) ?? [];
  });
}

/** A schema without the wraps of what may be absent; each of several shapes. */
function bareOf(schema: Schema): readonly Schema[] {
  const { innerType, options } = definitionOf(schema);
  return innerType ? bareOf(innerType) : (options?.flatMap(bareOf) ?? [schema]);
}
