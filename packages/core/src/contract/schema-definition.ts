import type * as z from 'zod/mini';
import type { Schema } from './define.ts';

/** What a zod schema is made of; a part is absent where its type has none. */
export interface SchemaDefinition {
  readonly type: z.core.$ZodTypeDef['type'];
  /** Of an object. */
  readonly shape?: Readonly<Record<string, Schema>>;
  /** Of what may be absent or null, or has a default. */
  readonly innerType?: Schema;
  /** Of an array. */
  readonly element?: Schema;
  /** Of a tuple. */
  readonly items?: readonly Schema[];
  /** Of a union. */
  readonly options?: readonly Schema[];
  /** Of an intersection. */
  readonly left?: Schema;
  readonly right?: Schema;
  /** Of a record. */
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  /** Of a schema that holds itself. */
  readonly getter?: () => Schema;
  /** Of an enum. */
  readonly entries?: Readonly<Record<string, string | number>>;
  /** Of a literal. */
  readonly values?: readonly (string | number | boolean)[];
  readonly format?: string;
}

/** A limit that a schema checks. */
export interface SchemaCheck {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: number;
}

/** The one place that reads what zod keeps of a schema. */
export function definitionOf(schema: Schema): SchemaDefinition {
  return schema._zod.def as unknown as SchemaDefinition;
}

/** The limits that a schema checks. */
export function checksOf(schema: Schema): readonly SchemaCheck[] {
  return (schema._zod.def.checks ?? []).map((each) => each._zod.def as SchemaCheck);
}

/** Whether an object may leave the field out: where it is asked for, or where it is answered. */
export function mayLack(schema: Schema, io: 'input' | 'output'): boolean {
  return (io === 'input' ? schema._zod.optin : schema._zod.optout) !== undefined;
}

/** The fields of an object by name, or of all branches of a union, any of which may be meant; undefined of anything else. */
export function shapeOf(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const { shape, options } = definitionOf(schema);
  return shape ?? (options && Object.assign({}, ...options.map(shapeOf)));
}
