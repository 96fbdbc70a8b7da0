import { writeFile } from 'node:fs/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import type { Migration } from './applied-migrations.ts';
import { locksFile, migrationsFolder, readMigrations } from './migrate.ts';
import { strongest, type TableLock } from './migration-locks.ts';

const tablesOfNow =
  "SELECT oid, relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace";

const heldHere = 'SELECT relation AS oid, mode FROM pg_locks WHERE pid = pg_backend_pid() AND granted';

/**
 * What each migration locks of the tables that were there before it, by its name: seen by running all of them, in their
 * order, on an empty database in memory, where PostgreSQL itself tells.
 */
async function tableLocksOf(migrations: readonly Migration[]): Promise<Map<string, readonly TableLock[]>> {
  const empty = await PGlite.create({ extensions: { btree_gin } });
  try {
    // Each in a transaction, since some make tables that last as long as it does.
    const run = (migration: Migration, then: (tx: Transaction) => Promise<void>) =>
      empty.transaction(async (tx) => {
        for (const text of migration.statements) await tx.exec(text);
        await then(tx);
      });
    const locks = new Map<string, readonly TableLock[]>();
    for (const migration of migrations) {
      const before = (await empty.query<{ oid: number; name: string }>(tablesOfNow)).rows;
      const nameOf = new Map(before.map(({ oid, name }) => [oid, name]));
      await run(migration, async (tx) => {
        const { rows } = await tx.query<{ oid: number; mode: string }>(heldHere);
        const held = rows.map(({ oid, mode }) => ({ table: nameOf.get(oid), mode }));
        locks.set(
          migration.name,
          strongest(held.filter((lock): lock is TableLock => lock.table !== undefined)),
        );
      });
    }
    return locks;
  } finally {
    await empty.close();
  }
}

/**
 * Writes beside the migrations of a folder what each locks, so that nobody has to find it out who applies them. Done when
 * a migration is made.
 */
export async function recordLocks(folder: URL = migrationsFolder): Promise<void> {
  const locks = await tableLocksOf(await readMigrations(folder));
  const modes = [...locks].map(([name, each]) => [
    name,
    Object.fromEntries(each.map(({ table, mode }) => [table, mode])),
  ]);
  await writeFile(new URL(locksFile, folder), `${JSON.stringify(Object.fromEntries(modes), null, 2)}\n`);
}
