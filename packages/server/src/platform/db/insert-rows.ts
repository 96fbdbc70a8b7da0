import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './statement.ts';
import { valueText } from './values.ts';

/** Rows of one statement: enough to make its cost vanish, few enough for memory. */
const rowsAtOnce = 2000;

/** unnest flattens arrays of arrays, so these travel as text. */
const isList = (type: string) => type.endsWith('[]');

function statementFor(table: PgTable, names: readonly string[], columns: Record<string, PgColumn>): string {
  const types = names.map((name) => (columns[name] as PgColumn).getSQLType());
  const sources = types.map((type, index) => `$${index + 1}::${isList(type) ? 'text' : type}[]`);
  const targets = names.map(toSnakeCase);
  const selected = targets.map((name, index) =>
    isList(types[index] ?? '') ? `u.${name}::${types[index]}` : `u.${name}`,
  );
  return `INSERT INTO ${getTableName(table)} (${targets.join(', ')}) SELECT ${selected.join(', ')}
    FROM unnest(${sources.join(', ')}) AS u (${targets.join(', ')})`;
}

/** A column's value as the database takes it. Lists become literals either way; drizzle's own mapping of them is slow. */
export function columnValue(column: PgColumn, value: unknown): string | null {
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
    const text = statementFor(table, names, columns);
    const batches = Array.from({ length: Math.ceil(same.length / rowsAtOnce) }, (_, index) =>
      same.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
    );
    return batches.map((batch) => {
      const values = names.map((name) =>
        valueText(batch.map((row) => columnValue(columns[name] as PgColumn, row[name]))),
      );
      return on.connection.run({ text, values });
    });
  });
  await Promise.all(sent);
}
