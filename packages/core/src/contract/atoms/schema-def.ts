import type { Schema } from '../define.ts';

/** The parts of a zod schema that fields of a request are read from. */
export interface SchemaDef {
  type: string;
  innerType?: Schema;
  element?: Schema;
  options?: readonly Schema[];
  shape?: Readonly<Record<string, Schema>>;
  entries?: Readonly<Record<string, string | number>>;
  values?: readonly (string | number | boolean)[];
  format?: string;
  checks?: readonly { _zod: { def: Check } }[];
}

export interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  format?: string;
}

export function defOf(schema: Schema): SchemaDef {
  return schema._zod.def as unknown as SchemaDef;
}
