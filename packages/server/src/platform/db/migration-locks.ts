import { PGlite, type Transaction } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import type { Migration } from './applied-migrations.ts';

/** A table of before that a migration locks, and who waits for it meanwhile. */
export interface TableLock {
  readonly table: string;
  /** As PostgreSQL calls it, such as `AccessExclusiveLock`. */
  readonly mode: string;
}

/** Locks that change something, the strongest first. */
const modes = [
  'AccessExclusiveLock',
  'ExclusiveLock',
  'ShareRowExclusiveLock',
  'ShareLock',
  'ShareUpdateExclusiveLock',
  'RowExclusiveLock',
];

const tablesOfNow =
  "SELECT oid, relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace";

const heldHere = 'SELECT relation AS oid, mode FROM pg_locks WHERE pid = pg_backend_pid() AND granted';

/**
 * What each of some migrations locks of the tables that were there before it, by its name: seen by running all of them
 * on an empty database in memory, where PostgreSQL itself tells. `applied` are those that come before.
 */
export async function tableLocksOf(
  applied: readonly Migration[],
  pending: readonly Migration[],
): Promise<ReadonlyMap<string, readonly TableLock[]>> {
  const empty = await PGlite.create({ extensions: { btree_gin } });
  try {
    // Each in a transaction, since some make tables that last as long as it does.
    const run = (migration: Migration, then: (tx: Transaction) => Promise<void> = async () => {}) =>
      empty.transaction(async (tx) => {
        for (const text of migration.statements) await tx.exec(text);
        await then(tx);
      });
    for (const migration of applied) await run(migration);
    const locks = new Map<string, readonly TableLock[]>();
    for (const migration of pending) {
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

/** Of each table the lock that stands in most people's way. */
function strongest(held: readonly TableLock[]): TableLock[] {
  const ranked = held
    .filter(({ mode }) => modes.includes(mode))
    .toSorted((a, b) => modes.indexOf(a.mode) - modes.indexOf(b.mode));
  return ranked.filter(({ table }, at) => ranked.findIndex((each) => each.table === table) === at);
}

/** The calls that have to wait while a lock is held. */
export function waitsFor({ mode }: TableLock): string {
  if (mode === 'AccessExclusiveLock') return 'reads and writes wait';
  if (mode === 'ShareUpdateExclusiveLock' || mode === 'RowExclusiveLock') return 'nobody waits';
  return 'writes wait';
}
