import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/** Names of the columns that tell a table's rows apart. */
export function primaryKeyOf(table: PgTable): string[] {
  const { columns, primaryKeys } = getTableConfig(table);
  return (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name);
}
