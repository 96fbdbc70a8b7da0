import type { Answer } from './connection.ts';

/** Rows of a statement, as objects keyed by the column names of the answer. */
export function rowsByName({ columns, rows }: Answer): Record<string, unknown>[] {
  if (rows.length === 0) return [];
  // Copied for each row: an object that grows column by column is moved again and again.
  const empty: Record<string, unknown> = Object.fromEntries(columns.map((name) => [name, null]));
  return rows.map((values) => {
    const row = { ...empty };
    for (let index = 0; index < columns.length; index++) row[columns[index] as string] = values[index];
    return row;
  });
}
