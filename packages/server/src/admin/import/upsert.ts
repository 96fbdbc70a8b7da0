import { timeOrderedId } from '@svcdesk/core';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnValue } from '../../platform/db/index.ts';
import { primaryKeyOf } from '../../platform/db/schema/primary-key.ts';
import { columnList } from '../../platform/db/select-list.ts';
import type { Effect, ImportContext } from './import-kind.ts';

type Given<T extends PgTable> = Omit<T['$inferInsert'], 'tenantId'>;
type Values = Readonly<Record<string, unknown>>;
type Columns = Readonly<Record<string, PgColumn>>;

/**
 * Writes a row, or brings the one of the same key up to date; a row that says nothing new stays untouched. What is
 * undefined stays as it is, and is the column's default in a new row.
 */
export async function upsert<T extends PgTable>(
  { tx, tenantId }: Pick<ImportContext, 'tx' | 'tenantId'>,
  table: T,
  given: Given<T>,
): Promise<Effect> {
  const columns = getTableColumns(table) as Columns;
  const row: Values = 'tenantId' in columns ? { ...given, tenantId } : given;
  const names = Object.keys(row).filter((name) => row[name] !== undefined);
  const values: (string | null)[] = [];
  const place = (name: string) => `$${values.push(columnValue(columns[name] as PgColumn, row[name]))}`;
  const keys = primaryKeyOf(table);
  const changing = names.filter((name) => !keys.includes(name));
  const matches = keys.map((name) => `t.${columnList([name])} = ${place(name)}`).join(' AND ');
  const there = `SELECT 1 FROM ${getTableName(table)} t WHERE ${matches}`;
  if ((await tx.connection.run({ text: there, values })).rows.length === 0) {
    const keyed = values.splice(0);
    // A server that runs meanwhile may write the same row: whoever comes second brings it up to date.
    const text = `INSERT INTO ${getTableName(table)} (${columnList(names)}) VALUES (${names.map(place).join(', ')})
      ON CONFLICT (${columnList(keys)}) DO NOTHING RETURNING 1`;
    if ((await tx.connection.run({ text, values })).rows.length > 0) return 'added';
    values.splice(0, values.length, ...keyed);
  }
  if (changing.length === 0) return 'same';
  // Typed as the columns are, so that they can be compared with them.
  const wanted = changing.map((name) => `${place(name)}::${columns[name]?.getSQLType()}`).join(', ');
  const list = columnList(changing);
  const present = changing.map((name) => `t.${columnList([name])}`).join(', ');
  const text = `UPDATE ${getTableName(table)} t SET (${list}) = ROW (${wanted})
    WHERE ${matches} AND (${present}) IS DISTINCT FROM (${wanted}) RETURNING 1`;
  return (await tx.connection.run({ text, values })).rows.length > 0 ? 'changed' : 'same';
}

/** The id of the row that has these values, if there is one. */
async function idOf<T extends PgTable>(
  { tx, tenantId }: ImportContext,
  table: T,
  by: Partial<Given<T>>,
): Promise<string | undefined> {
  const columns = getTableColumns(table) as Columns;
  const values: (string | null)[] = [];
  const conditions = Object.entries<unknown>({ tenantId, ...by }).map(([name, value]) =>
    value === null
      ? `${columnList([name])} IS NULL`
      : `${columnList([name])} = $${values.push(columnValue(columns[name] as PgColumn, value))}`,
  );
  const text = `SELECT id FROM ${getTableName(table)} WHERE ${conditions.join(' AND ')}`;
  return (await tx.connection.run({ text, values })).rows[0]?.[0] as string | undefined;
}

/** The same for a table whose rows are known by what `by` says of them, and get an id of their own. */
export async function upsertBy<T extends PgTable, By extends Partial<Given<T>>>(
  context: ImportContext,
  table: T,
  by: By,
  row: Omit<Given<T>, 'id' | keyof By>,
): Promise<{ readonly id: string; readonly effect: Effect }> {
  const id = (await idOf(context, table, by)) ?? timeOrderedId(context.now.getTime());
  return { id, effect: await upsert(context, table, { ...by, ...row, id } as Given<T>) };
}
