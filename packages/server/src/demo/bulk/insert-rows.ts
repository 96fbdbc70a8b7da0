import { Column, getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/index.ts';
import { valueText } from '../../platform/db/values.ts';

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

const plain: unknown = Column.prototype.mapToDriverValue;
const asItIs = (value: unknown): unknown => value;

/** A column's values as elements of an array literal. */
function elementsOf(column: PgColumn): (value: unknown) => string {
  const isPlain = (column.mapToDriverValue as unknown) === plain;
  // Lists become literals either way; drizzle's own mapping of them is slow.
  const toDriver = isList(column.getSQLType()) ? asItIs : (value: unknown) => column.mapToDriverValue(value);
  return (value) => {
    if (value === null || value === undefined) return 'NULL';
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    const text = isPlain && typeof value === 'string' ? value : valueText(toDriver(value));
    // Most texts hold nothing to escape.
    if (text === null) return 'NULL';
    if (!text.includes('"') && !text.includes('\\')) return `"${text}"`;
    return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  };
}

type Row = Readonly<Record<string, unknown>>;

/** Columns that some row gives something to; null alone is nothing, unless the column would have a default. */
function givenColumns(columns: Readonly<Record<string, PgColumn>>, rows: readonly Row[]): string[] {
  return Object.entries(columns).flatMap(([name, { hasDefault }]) => {
    const given = rows.some((row) => row[name] !== undefined && (hasDefault || row[name] !== null));
    return given ? [name] : [];
  });
}

/**
 * Inserts rows in bulk: each column travels as one array, which costs a fraction of a value for each cell. Columns
 * that all rows leave out take their defaults.
 */
export async function insertRows<T extends PgTable>(
  on: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const names = givenColumns(columns, rows);
  const text = statementFor(table, names, columns);
  const sent: Promise<unknown>[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const batch: readonly Row[] = rows.slice(from, from + rowsAtOnce);
    const values = names.map((name) => {
      const element = elementsOf(columns[name] as PgColumn);
      return `{${batch.map((row) => element(row[name])).join(',')}}`;
    });
    sent.push(on.connection.run({ text, values }));
  }
  await Promise.all(sent);
}
