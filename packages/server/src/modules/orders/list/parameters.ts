import { type ArrayType, arrayParameter } from '../../../platform/db/array-parameter.ts';

/** Values of a statement as it is being written; each is referred to by the text that `add` returns. */
export interface Parameters {
  readonly values: readonly unknown[];
  add(value: unknown, type: string): string;
  /** The same for an array, whatever its length. */
  addArray(value: readonly unknown[], type: ArrayType): string;
}

/** Begins with the tenant, which is always $1. */
export function parameters(tenantId: string): Parameters {
  const values: unknown[] = [tenantId];
  return {
    values,
    add(value, type) {
      values.push(value);
      return `$${values.length}::${type}`;
    },
    addArray(value, type) {
      values.push(value);
      return arrayParameter(`$${values.length}`, type);
    },
  };
}
