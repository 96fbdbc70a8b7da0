import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnList } from './select-list.ts';
import type { Queryable } from './statement.ts';
import { valueText } from './values.ts';

/** Rows of one statement: enough to make its cost vanish, few enough for memory. */
const rowsAtOnce = 2000;

/** unnest flattens arrays of arrays, so these travel as text. */
const isList = (type: string) => type.endsWith('[]');

/** Rows as a statement reads them, each column by its name and the row's place as `n`: each column travels as one array. */
export function rowsOf(
  table: PgTable,
  names: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): { readonly text: string; readonly values: readonly (string | null)[] } {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const types = names.map((name) => (columns[name] as PgColumn).getSQLType());
  const sources = types.map((type, index) => `$${index + 1}::${isList(type) ? 'text' : type}[]`);
  const targets = names.map(toSnakeCase);
  const selected = targets.map((name, index) =>
    isList(types[index] ?? '') ? `u.${name}::${types[index]}` : `u.${name}`,
  );
  const text = `SELECT ${selected.join(', ')}, u.n
    FROM unnest(${sources.join(', ')}) WITH ORDINALITY AS u (${targets.join(', ')}, n)`;
  const values = names.map((name) =>
    valueText(rows.map((row) => columnValue(columns[name] as PgColumn, row[name]))),
  );
  return { text, values };
}

/** A column's value as the database takes it. Lists become literals either way; drizzle's own mapping of them is slow. */
function columnValue(column: PgColumn, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return valueText(isList(column.getSQLType()) ? value : column.mapToDriverValue(value));
}

type Row = Readonly<Record<string, unknown>>;

/** Columns that some row gives something to; null alone is nothing, unless the column would have a default. */
function givenColumns(columns: Readonly<Record<string, PgColumn>>, rows: readonly Row[]): string[] {
  return Object.entries(columns).flatMap(([name, { hasDefault }]) => {
    const given = rows.some((row) => row[name] !== undefined && (hasDefault || row[name] !== null));
    return given ? [name] : [];
  });
}

/** Rows by the defaults that they take: of one statement all take the same. */
function alike(
  columns: Readonly<Record<string, PgColumn>>,
  rows: readonly Row[],
): readonly (readonly Row[])[] {
  const defaults = Object.keys(columns).filter((name) => columns[name]?.hasDefault);
  const takes = (row: Row) => defaults.filter((name) => row[name] === undefined).join();
  return [...Map.groupBy(rows, takes).values()];
}

/**
 * Inserts rows, in bulk if there are many: each column travels as one array, which costs a fraction of a value for
 * each cell. Columns that a row leaves out take their defaults.
 */
export async function insertRows<T extends PgTable>(
  on: Queryable,
  table: T,
  given: T['$inferInsert'] | readonly T['$inferInsert'][],
): Promise<void> {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const rows = (Array.isArray(given) ? given : [given]) as readonly Row[];
  const sent = alike(columns, rows).flatMap((same) => {
    const names = givenColumns(columns, same);
    const list = columnList(names);
    const batches = Array.from({ length: Math.ceil(same.length / rowsAtOnce) }, (_, index) =>
      same.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
    );
    return batches.map((batch) => {
      const { text: source, values } = rowsOf(table, names, batch);
      const text = `INSERT INTO ${getTableName(table)} (${list}) SELECT ${list} FROM (${source}) u`;
      return on.connection.run({ text, values });
    });
  });
  await Promise.all(sent);
}
