import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { withoutTimeLimit } from './connection.ts';
import type { Database } from './database.ts';
import { isDatabaseError } from './error.ts';
import { StartError } from './start-error.ts';
import type { Queryable } from './statement.ts';

interface Migration {
  readonly name: string;
  readonly hash: string;
  readonly statements: readonly string[];
}

/** Any number that nothing else locks: processes that start together migrate one after the other. */
const migrationLock = 7_203_001;

// Source lies two folders below the package, a bundle one.
const migrationsFolder = new URL(
  import.meta.url.endsWith('.ts') ? '../../../migrations/' : '../migrations/',
  import.meta.url,
);

/** Those of the journal, in its order. */
async function readMigrations(folder: URL): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8'));
  const names = (journal as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);
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
      };
    }),
  );
}

async function run(on: Queryable, text: string, values: readonly string[] = []) {
  return await on.connection.run({ text, values });
}

async function appliedHashes(on: Queryable): Promise<Map<string, string>> {
  const { rows } = await run(on, 'SELECT name, hash FROM schema_migrations');
  return new Map(rows.map(([name, hash]) => [String(name), String(hash)]));
}

function pending(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  for (const { name, hash } of migrations) {
    const known = applied.get(name);
    if (known !== undefined && known !== hash) {
      throw new StartError(
        `Migration ${name} was changed after this database had applied it. Start the version of svcdesk that the database was used with last, or choose a new one (SVCDESK_DATA or DATABASE_URL).`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

/**
 * Brings the tables up to date and returns the names of the migrations applied. All of them are one
 * transaction under a lock, so several servers may start at once, and a failure leaves nothing half done.
 */
export async function migrate(db: Database, folder: URL = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const applied = await appliedHashes(db).catch((error: unknown) => {
    if (isDatabaseError(error) && error.code === '42P01') return undefined;
    throw error;
  });
  if (applied && pending(migrations, applied).length === 0) return [];

  return await db.transaction(async (tx) => {
    // Waiting for another server's migration, and a migration itself, may take long.
    await run(tx, 'SET LOCAL lock_timeout = 0');
    await tx.connection.run(withoutTimeLimit);
    await run(tx, `SELECT pg_advisory_xact_lock(${migrationLock})`);
    await run(
      tx,
      `CREATE TABLE IF NOT EXISTS schema_migrations (
        name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const todo = pending(migrations, await appliedHashes(tx));
    for (const { name, hash, statements } of todo) {
      for (const text of statements) await run(tx, text);
      await run(tx, 'INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash]);
    }
    return todo.map(({ name }) => name);
  });
}
