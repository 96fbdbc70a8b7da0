import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnValue, type Queryable } from '../../platform/db/index.ts';
import { columnList } from '../../platform/db/select-list.ts';

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
  const values: (string | null)[] = [];
  const places = Object.entries(row).map(([name, value]) =>
    value === undefined ? 'DEFAULT' : `$${values.push(columnValue(columns[name] as PgColumn, value))}`,
  );
  const changing = Object.keys(row).filter((name) => !(keys as readonly string[]).includes(name));
  const list = (prefix: string) => changing.map((name) => `${prefix}.${columnList([name])}`).join(', ');
  const update = `UPDATE SET (${columnList(changing)}) = ROW (${list('excluded')})
    WHERE (${list('t')}) IS DISTINCT FROM (${list('excluded')})`;
  const text = `INSERT INTO ${getTableName(table)} AS t (${columnList(Object.keys(row))})
    VALUES (${places.join(', ')}) ON CONFLICT (${columnList(keys)})
    DO ${changing.length === 0 ? 'NOTHING' : update} RETURNING xmax = 0`;
  const [written] = (await tx.connection.run({ text, values })).rows;
  if (!written) return 'same';
  return written[0] ? 'added' : 'changed';
}
