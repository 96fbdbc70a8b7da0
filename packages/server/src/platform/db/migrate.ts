import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type AppliedMigration,
  type Author,
  type Migration,
  pendingMigrations,
  thisVersion,
} from './applied-migrations.ts';
import { withoutTimeLimit } from './connection.ts';
import type { Database } from './database.ts';
import { type DatabaseError, isDatabaseError, isLockedOut, StartError } from './error.ts';
import type { Queryable } from './statement.ts';
import { holdUpCalls, lockWaitMs, type Resume, takeTables } from './take-tables.ts';

/** Any number that nothing else locks: processes that start together migrate one after the other. */
const migrationLock = 7_203_001;

// Source lies two folders below the package, a bundle one.
export const migrationsFolder = new URL(
  import.meta.url.endsWith('.ts') ? '../../../migrations/' : '../migrations/',
  import.meta.url,
);

/** As release 0.1.0 made it. */
const migrationsTable = `CREATE TABLE IF NOT EXISTS schema_migrations (
  name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;
/** What was added to it since. */
const addedColumns =
  'ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS version text, ADD COLUMN IF NOT EXISTS works_with text';

/** PostgreSQL finds out only between statements that a client is gone, unless it is told to look; not every system can. */
const endWithClient = `DO $$ BEGIN SET LOCAL client_connection_check_interval = '1s';
  EXCEPTION WHEN invalid_parameter_value THEN NULL; END $$`;

/** What each migration locks, by its name and the name of the table; written by `gen`. */
export const locksFile = 'meta/_locks.json';

/** Those of the journal, in its order. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8'));
  const names = (journal as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);
  const locks = JSON.parse(await readFile(new URL(locksFile, folder), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return await Promise.all(
    names.map(async (name) => {
      const content = await readFile(new URL(`${name}.sql`, folder), 'utf8');
      return {
        name,
        hash: createHash('sha256').update(content).digest('hex'),
        statements: content
          .split('--> statement-breakpoint')
          .map((text) => text.trim())
          .filter((text) => text !== ''),
        locks: Object.entries(locks[name] ?? {}).map(([table, mode]) => ({ table, mode })),
      };
    }),
  );
}

async function run(on: Queryable, text: string, values: readonly string[] = []) {
  return await on.connection.run({ text, values });
}

/** Those that the database has; none of a database without tables. */
async function appliedMigrations(on: Queryable): Promise<AppliedMigration[]> {
  // Read by name from the whole row, since release 0.1.0 made the table without the latter two.
  const { rows } = await run(
    on,
    `SELECT name, hash, to_jsonb(m) ->> 'version', to_jsonb(m) ->> 'works_with' FROM schema_migrations m ORDER BY name`,
  ).catch((error: unknown) => {
    if (isDatabaseError(error) && error.code === '42P01') return { rows: [] };
    // It has none of our columns.
    if (isDatabaseError(error) && error.code === '42703')
      throw new StartError(usedByOthers('schema_migrations'));
    throw error;
  });
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return rows.map(([name, hash, version, worksWith]) => ({
    name: String(name),
    hash: String(hash),
    version: text(version),
    worksWith: text(worksWith),
  }));
}

/** Something that migrating does: for the log, or for who typed the command. */
export type MigrationStep =
  | { readonly what: 'begins'; readonly migration: string; readonly statements: readonly string[] }
  | { readonly what: 'done'; readonly migration: string; readonly ms: number }
  | { readonly what: 'givesWay'; readonly tries: number }
  | { readonly what: 'committed'; readonly count: number; readonly ms: number };

/** How tables are brought up to date. */
export interface MigrateOptions {
  /** Where the migrations are; those of this version unless a test has others. */
  readonly folder?: URL;
  /** Who applies them; this version unless a test stands for another. */
  readonly as?: Author;
  /** Also takes a database of the next release, whose changes let this version go on. */
  readonly allowNewer?: boolean;
  /** Hears what is being done. */
  readonly report?: ((step: MigrationStep) => void) | undefined;
  /** Does in their transaction what SQL alone cannot do; given the names of the migrations that were applied. */
  readonly finish?: ((tx: Queryable, applied: readonly string[]) => Promise<void>) | undefined;
}

const pauseMs = 1_000;
const maxTries = 60;

/**
 * Brings the tables up to date and returns the names of the migrations applied. All of them are one
 * transaction under a lock, so several servers may start at once, and a failure leaves nothing half done. Calls that use
 * none of the tables that are changed go on beside it. Where calls hold a table it lets them go on and tries again.
 * Throws {@link StartError} when the database is of a version that this one must not follow.
 */
export async function migrate(db: Database, options: MigrateOptions = {}): Promise<string[]> {
  const {
    folder = migrationsFolder,
    as = thisVersion,
    allowNewer = false,
    finish,
    report = () => {},
  } = options;
  const migrations = await readMigrations(folder);
  const pendingAfter = (applied: readonly AppliedMigration[]) =>
    pendingMigrations(migrations, applied, as, allowNewer);
  const before = await appliedMigrations(db);
  if (pendingAfter(before).length === 0) return [];
  const isFresh = before.length === 0;
  if (isFresh) await refuseOtherSchema(db);
  const isBesideCalls = db.kind === 'postgres' && !isFresh;
  // Made out here: within its transaction the database cannot be used for another one.
  const holdUp = isBesideCalls && AsyncLocalStorage.bind(() => holdUpCalls(db));
  for (let tries = 1; ; tries++) {
    const startedAt = performance.now();
    try {
      if (isBesideCalls) await addColumns(db);
      const applied = await db.transaction(async (tx) => {
        if (db.kind === 'postgres') await run(tx, endWithClient);
        return await applyPending(tx, pendingAfter, as, { finish, report, holdUp });
      });
      report({ what: 'committed', count: applied.length, ms: since(startedAt) });
      return applied;
    } catch (error) {
      if (isFresh && isTaken(error)) throw new StartError(usedByOthers(error.message), { cause: error });
      if (!isLockedOut(error)) throw error;
      report({ what: 'givesWay', tries });
      if (tries === maxTries) throw new StartError(neverFree, { cause: error });
      await pause(pauseMs);
    }
  }
}

/** Whether something of that name is there: a table, a type or a function. */
const isTaken = (error: unknown): error is DatabaseError =>
  isDatabaseError(error) && ['42P07', '42710', '42723'].includes(error.code);

const usedByOthers = (what: string): string =>
  `Another program uses the database, and what svcdesk needs to make is there already (${what}). Nothing was changed. Let DATABASE_URL name a database of svcdesk's own: CREATE DATABASE svcdesk ENCODING 'UTF8' TEMPLATE template0.`;

/** A search_path of the role or the address may have led a version before into another schema: no second set is made. */
async function refuseOtherSchema(db: Database): Promise<void> {
  const { rows } = await run(
    db,
    `SELECT quote_ident(n.nspname) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relname IN ('schema_migrations', 'audit_events', 'tenants') AND c.relkind IN ('r', 'p')
       AND n.nspname <> 'public' GROUP BY n.nspname HAVING count(*) = 3 ORDER BY 1`,
  );
  const [other] = rows[0] ?? [];
  if (other === undefined) return;
  throw new StartError(
    `The tables of svcdesk lie in the schema ${other} of the database, and it uses the schema public alone. Nothing was changed. Move them, as the owner of the database or as a superuser, and start again:\n  ALTER SCHEMA public RENAME TO public_before;\n  ALTER SCHEMA ${other} RENAME TO public;`,
  );
}

const since = (startedAt: number): number => Math.round(performance.now() - startedAt);

/** What {@link migrate} would do, in order. Refuses what it refuses. */
export async function plannedMigrations(
  db: Queryable | undefined,
  { folder = migrationsFolder, as = thisVersion, allowNewer = false }: MigrateOptions,
): Promise<Migration[]> {
  const migrations = await readMigrations(folder);
  return pendingMigrations(migrations, db ? await appliedMigrations(db) : [], as, allowNewer);
}

/** Refuses a database as {@link migrate} does, and leaves it as it is. */
export async function checkVersion(db: Database, allowNewer: boolean): Promise<void> {
  pendingMigrations(
    await readMigrations(migrationsFolder),
    await appliedMigrations(db),
    thisVersion,
    allowNewer,
  );
}

const neverFree = `The tables cannot be brought up to date: another session holds one of them for longer than half a second, ${maxTries} times in a row. Nothing was changed. Look for long transactions (pg_stat_activity), end them, and start again.`;

/** Waits until no other server migrates. */
async function takeTurn(tx: Queryable): Promise<void> {
  // Waiting for another server's migration, and a migration itself, may take long.
  await run(tx, 'SET LOCAL lock_timeout = 0');
  await tx.connection.run(withoutTimeLimit);
  await run(tx, `SELECT pg_advisory_xact_lock(${migrationLock})`);
  await run(tx, `SET LOCAL lock_timeout = ${lockWaitMs}`);
}

/**
 * Brings the table of migrations up to date, in a transaction of its own: to its end servers that start could not read
 * which migrations there are.
 */
async function addColumns(db: Database): Promise<void> {
  const { rows } = await run(
    db,
    `SELECT FROM pg_attribute WHERE attrelid = 'public.schema_migrations'::regclass AND attname = 'works_with'`,
  );
  if (rows.length > 0) return;
  await db.transaction(async (tx) => {
    await takeTurn(tx);
    await run(tx, addedColumns);
  });
}

async function applyPending(
  tx: Queryable,
  pendingAfter: (applied: readonly AppliedMigration[]) => Migration[],
  as: Author,
  {
    finish,
    report,
    holdUp,
  }: Pick<MigrateOptions, 'finish'> &
    Required<Pick<MigrateOptions, 'report'>> & { holdUp: (() => Promise<Resume>) | false },
): Promise<string[]> {
  await takeTurn(tx);
  if (!holdUp) for (const text of [migrationsTable, addedColumns]) await run(tx, text);
  const todo = pendingAfter(await appliedMigrations(tx));
  const locks = todo.flatMap((each) => each.locks);
  if (holdUp) await takeTables(tx, locks, holdUp);
  for (const { name, hash, statements } of todo) {
    report({ what: 'begins', migration: name, statements });
    const startedAt = performance.now();
    for (const text of statements) await run(tx, text);
    await run(tx, 'INSERT INTO schema_migrations (name, hash, version, works_with) VALUES ($1, $2, $3, $4)', [
      name,
      hash,
      as.version,
      as.worksWith,
    ]);
    report({ what: 'done', migration: name, ms: since(startedAt) });
  }
  const applied = todo.map(({ name }) => name);
  await finish?.(tx, applied);
  return applied;
}
