import { getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/index.ts';

/** What writing a row came to. */
export type Effect = 'added' | 'changed' | 'same';

/** Writes a row, or brings the one of the same key up to date; a row that says nothing new stays untouched. */
export async function upsert<T extends PgTable>(
  tx: Queryable,
  table: T,
  keys: readonly (keyof InferInsertModel<T> & string)[],
  row: InferInsertModel<T>,
): Promise<Effect> {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const changing = Object.keys(row).filter((name) => !(keys as readonly string[]).includes(name));
  const target = keys.flatMap((name) => columns[name] ?? []);
  const insert = tx.orm.insert(table).values(row);
  const tableName = getTableName(table);
  const list = (prefix: string) =>
    sql.raw(changing.map((name) => `${prefix}."${toSnakeCase(name)}"`).join(', '));
  const written = await (changing.length === 0
    ? insert.onConflictDoNothing({ target })
    : insert.onConflictDoUpdate({
        target,
        set: Object.fromEntries(
          changing.map((name): [string, SQL] => [name, sql.raw(`excluded."${toSnakeCase(name)}"`)]),
        ) as never,
        setWhere: sql`(${list(`"${tableName}"`)}) IS DISTINCT FROM (${list('excluded')})`,
      })
  ).returning({ isNew: sql<boolean>`xmax = 0` });
  const [first] = written;
  if (!first) return 'same';
  return first.isNew ? 'added' : 'changed';
}
