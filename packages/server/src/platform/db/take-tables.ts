import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';
import { everyCallReads, isNoticed, strongest, type TableLock } from './migration-locks.ts';
import type { Queryable } from './statement.ts';

/**
 * A migration waits so long for a table that calls are using: later calls wait behind it. It is less than
 * PostgreSQL takes to look for deadlocks (a second), so that of a migration and a call the call goes on.
 */
export const lockWaitMs = 500;
/** Calls that are under way when others are held up end within this time. */
const drainMs = 200;

/** Lets calls that were held up go on. */
export type Resume = () => Promise<void>;

const run = (on: Queryable, text: string, values: readonly string[] = []) =>
  on.connection.run({ text, values });

async function lockSessions(tx: Queryable): Promise<void> {
  await run(tx, `LOCK TABLE ${everyCallReads} IN ACCESS EXCLUSIVE MODE`);
}

/**
 * Holds up new calls, by a connection of its own, so that they can go on before the migration ends. A call looks up its
 * session before anything else, so it waits there, where it holds no table yet.
 */
export async function holdUpCalls(db: Database): Promise<Resume> {
  const held = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await run(tx, `SET LOCAL lock_timeout = ${lockWaitMs}`);
    await lockSessions(tx);
    held.resolve();
    await over.promise;
  });
  await Promise.race([held.promise, holding]);
  return async () => {
    over.resolve();
    await holding;
  };
}

/** As LOCK TABLE calls it. */
const modeOf = ({ mode }: TableLock): string =>
  mode.replace(/Lock$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/**
 * Locks the tables that migrations change, before they begin, while no call is in the midst of its work. Such a call
 * would hold one table and wait for another, which the migration has while it waits for the first; on a busy server that
 * is so at every try. Afterwards calls go on that use other tables.
 */
export async function takeTables(
  tx: Queryable,
  locks: readonly TableLock[],
  holdUp: () => Promise<Resume>,
): Promise<void> {
  // One migration may change what another one makes.
  const { rows } = await run(tx, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  const there = new Set(rows.map(([name]) => name));
  const wanted = strongest(locks).filter((lock) => isNoticed(lock) && there.has(lock.table));
  if (wanted.length === 0) return;
  const isOwn = wanted.some(({ table }) => table === everyCallReads);
  if (isOwn) await lockSessions(tx);
  const resume = isOwn ? undefined : await holdUp();
  try {
    await pause(drainMs);
    for (const lock of wanted) await run(tx, `LOCK TABLE "${lock.table}" IN ${modeOf(lock)} MODE`);
  } finally {
    await resume?.();
  }
}
