import { toSnakeCase } from 'drizzle-orm/casing';
/** Columns of a table for a statement written by hand: `o.order_no AS "orderNo", ...`. */
export function selectList(alias: string, names: readonly string[]): string {
  return names.map((name) => `${alias}.${toSnakeCase(name)} AS "${name}"`).join(', ');
}

/** Column names for INSERT: `order_no, title, ...`. */
export function columnList(names: readonly string[]): string {
  return names.map(toSnakeCase).join(', ');
}

/** A row with its columns' own names, as jsonb_populate_record reads it. */
export function rowJson(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value]));
}

/** Columns as UPDATE takes them from a row of that alias: `title = r.title, ...`, but for those that stay. */
export function setList(alias: string, names: readonly string[], fixed: readonly string[]): string {
  const columns = names.filter((name) => !fixed.includes(name)).map(toSnakeCase);
  return columns.map((column) => `${column} = ${alias}.${column}`).join(', ');
}

/** Parameters for so many columns: `$5, $6, ...`. */
export function placesFrom(first: number, columns: readonly string[]): string {
  return columns.map((_, index) => `$${first + index}`).join(', ');
}

/** One row of a look-up as a value of a greater statement: an object by column names, or null. */
export const oneAsJson = (text: string): string => `(SELECT to_jsonb(x) FROM (${text}) x)`;
