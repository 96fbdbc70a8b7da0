import type { PgTable } from 'drizzle-orm/pg-core';
import { insertRows, type Queryable } from '../platform/db/index.ts';

/** Rows of many tables, collected to be written together. */
export interface Basket {
  put<T extends PgTable>(table: T, ...rows: readonly T['$inferInsert'][]): void;
  /** What is in it of a table. */
  rowsOf<T extends PgTable>(table: T): readonly T['$inferInsert'][];
  /** All that is in it, by table. */
  rows(): ReadonlyMap<PgTable, readonly object[]>;
  /** Writes and forgets all rows, tables in the order in which they were first put: what is referred to goes first. */
  insertAll(on: Queryable): Promise<void>;
}

export function createBasket(): Basket {
  const rowsOf = new Map<PgTable, object[]>();
  return {
    put(table, ...rows) {
      const known = rowsOf.get(table);
      if (!known) rowsOf.set(table, [...rows]);
      else for (const row of rows) known.push(row);
    },
    rowsOf: (table) => rowsOf.get(table) ?? [],
    rows: () => rowsOf,
    async insertAll(on) {
      const tables = [...rowsOf];
      for (const [table] of tables) rowsOf.set(table, []);
      // All are sent at once and answered in their order: the database never waits for the next.
      // Of each table there are its own rows, as `put` takes them.
      await Promise.all(tables.map(([table, rows]) => insertRows(on, table, rows as never)));
    },
  };
}
