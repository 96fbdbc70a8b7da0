import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type SpareDatabase, spareDatabase, testDatabase } from '../../testing/database.ts';
import { speaksForBoth } from '../../testing/speaks-for-both.ts';
import { version } from '../version.ts';
import type { Author } from './applied-migrations.ts';
import {
  type Database,
  type MigrationStep,
  migrate,
  openDatabase,
  plannedMigrations,
  StartError,
  statement,
} from './index.ts';
import { locksFile, migrationsFolder } from './migrate.ts';
import { folderOf } from './migrations-folder.fixture.ts';
import { recordLocks } from './record-locks.ts';

const db = await testDatabase();

const tables = statement<{ name: string }, [like: string]>(
  'test.tables',
  "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename LIKE $1 ORDER BY 1",
);

describe('migrations', () => {
  it('have nothing to do on a database that is up to date', async () => {
    expect(await migrate(db)).toEqual([]);
  });

  it('run once, in the order of the journal, also when several servers start together', async () => {
    const spare = await spareDatabase();
    const servers = [await openDatabase(spare.options)];
    // The embedded database has one process at most; its racers share the connection.
    const racers = 4;
    while (servers[0]?.kind === 'postgres' && servers.length < racers) {
      servers.push(await openDatabase(spare.options));
    }
    const url = await folderOf({
      '9001_first':
        'CREATE TABLE race_a (id int PRIMARY KEY);--> statement-breakpoint\nINSERT INTO race_a VALUES (1);',
      '9000_second': 'ALTER TABLE race_a ADD COLUMN name text;',
    });
    const applied = await Promise.all(
      Array.from({ length: racers }, (_, index) => {
        const server = servers[index % servers.length];
        if (!server) throw new Error('No server');
        return migrate(server, { folder: url });
      }),
    );
    expect(applied.flat()).toEqual(['9001_first', '9000_second']);
    for (const server of servers) await server.close();
    await spare.drop();
  });

  it('leave nothing behind when one of them fails', async () => {
    const broken = await folderOf({
      '9000_good': 'CREATE TABLE half_done (id int);',
      '9001_bad': 'CREATE TABLE half_done (id int);',
    });
    await expect(migrate(db, { folder: broken })).rejects.toMatchObject({ code: '42P07' });
    expect(await tables.all(db, 'half%')).toEqual([]);
  });

  it.runIf(speaksForBoth)('are refused when one that was applied has been changed since', async () => {
    const spare = await spareDatabase();
    const own = await openDatabase(spare.options);
    const folder = await folderOf({ '9000_changed': 'CREATE TABLE changed_once (id int);' });
    expect(await migrate(own, { folder })).toEqual(['9000_changed']);
    await writeFile(new URL('9000_changed.sql', folder), 'SELECT 1;');
    await expect(migrate(own, { folder })).rejects.toThrow('9000_changed was changed');
    await own.close();
    await spare.drop();
  });
});

describe.runIf(speaksForBoth)('what migrating does', () => {
  const texts = {
    '9000_wide': [
      'ALTER TABLE orders ADD COLUMN extra text;',
      'CREATE INDEX IF NOT EXISTS extra_index ON events (tenant_id, created_at);',
      'CREATE TABLE made_here (tenant_id text, account_id uuid, id uuid PRIMARY KEY);',
      'ALTER TABLE made_here ADD FOREIGN KEY (tenant_id, account_id) REFERENCES accounts (tenant_id, id);',
      'INSERT INTO made_here (id) SELECT id FROM messages LIMIT 1; -- the last word',
    ],
    '9001_more': ['UPDATE messages SET read_at = NULL WHERE false;', 'DROP TABLE webhook_deliveries;'],
  };
  const migrations = Object.fromEntries(
    Object.entries(texts).map(([name, parts]) => [name, parts.join('\n--> statement-breakpoint\n')]),
  );

  it('is reported with what each runs and how long it took', async () => {
    const spare = await spareDatabase();
    const own = await openDatabase(spare.options);
    const steps: MigrationStep[] = [];
    await migrate(own, { folder: await folderOf(migrations), report: (step) => steps.push(step) });
    const ms = expect.any(Number);
    expect(steps).toEqual([
      { what: 'begins', migration: '9000_wide', statements: texts['9000_wide'] },
      { what: 'done', migration: '9000_wide', ms },
      { what: 'begins', migration: '9001_more', statements: texts['9001_more'] },
      { what: 'done', migration: '9001_more', ms },
      { what: 'committed', count: 2, ms },
    ]);
    await own.close();
    await spare.drop();
  });

  it('is foretold with the tables that it locks, as they are locked then', async () => {
    const folder = await folderOf(migrations);
    await recordLocks(folder);
    const recorded = async (of: URL) =>
      Object.entries(JSON.parse(await readFile(new URL(locksFile, of), 'utf8')) as object);
    // As "gen" has left it for those of this version.
    expect(await recorded(folder)).toEqual(expect.arrayContaining(await recorded(migrationsFolder)));
    const pending = await plannedMigrations(db, { folder });
    expect(pending.map(({ name }) => name)).toEqual(['9000_wide', '9001_more']);
    expect(Object.fromEntries(pending.map(({ name, locks }) => [name, locks]))).toEqual({
      '9000_wide': [
        { table: 'orders', mode: 'AccessExclusiveLock' },
        { table: 'accounts', mode: 'ShareRowExclusiveLock' },
        { table: 'events', mode: 'ShareLock' },
      ],
      '9001_more': expect.arrayContaining([
        { table: 'webhook_deliveries', mode: 'AccessExclusiveLock' },
        { table: 'webhooks', mode: 'AccessExclusiveLock' },
        { table: 'messages', mode: 'RowExclusiveLock' },
      ]),
    });
    // What this very database does; rolled back.
    for (const { statements, locks } of pending) {
      const seen = db.transaction(async (tx) => {
        const ask = (text: string) => tx.connection.run({ text, values: [] });
        for (const text of statements) await ask(text);
        const { rows } = await ask(
          `SELECT c.relname, l.mode FROM pg_locks l JOIN pg_class c ON c.oid = l.relation AND c.relkind = 'r'
           WHERE l.pid = pg_backend_pid() AND c.relnamespace = 'public'::regnamespace`,
        );
        throw Object.assign(new Error('enough'), { rows });
      });
      const { rows } = await seen.catch((error: { rows: [string, string][] }) => error);
      for (const { table, mode } of locks) {
        if (table !== 'webhook_deliveries') expect(rows).toContainEqual([table, mode]);
      }
      const strong = rows.filter(([, mode]) =>
        /^(Access|Share).*(Exclusive|Share)Lock$|^ShareLock$/.test(mode),
      );
      const known = new Set(locks.map(({ table }) => table));
      const others = strong.filter(([table, mode]) => mode !== 'AccessShareLock' && !known.has(table));
      expect(others.filter(([table]) => table !== 'made_here')).toEqual([]);
    }
    // All migrations run once in memory.
  }, 180_000);
});

describe.runIf(speaksForBoth)('a database that another version has used', () => {
  const next = { version: '9.1.0', worksWith: version };

  /** An own database that a version has brought up to date which has this migration besides ours. */
  async function usedBy(as: Author, name: string): Promise<SpareDatabase & { db: Database }> {
    const spare = await spareDatabase();
    const own = await openDatabase(spare.options);
    onTestFinished(async () => {
      await own.close();
      await spare.drop();
    });
    await migrate(own, { as, folder: await folderOf({ [name]: 'CREATE TABLE of_another (id int);' }) });
    return { ...spare, db: own };
  }

  it('is refused when it is newer, by a sentence that says which wrote it and what to do', async () => {
    const { db: newer } = await usedBy({ version: '9.1.0', worksWith: '9.0.0' }, '9000_next');
    const refusal = migrate(newer);
    await expect(refusal).rejects.toThrow(StartError);
    await expect(refusal).rejects.toThrow(
      `The database was written by svcdesk 9.1.0 and this is svcdesk ${version}, which does not know migration 9000_next. Nothing was changed. Start 9.1.0 on it. To go back to ${version}, restore the backup`,
    );
    await expect(refusal).rejects.not.toThrow('SVCDESK_ALLOW_NEWER');
    await expect(migrate(newer, { allowNewer: true })).rejects.toThrow('written by svcdesk 9.1.0');
  });

  it('is refused when its release was not noted', async () => {
    const { db: newer } = await usedBy(next, '9000_next');
    const forget = 'UPDATE schema_migrations SET version = NULL, works_with = NULL';
    await newer.connection.run({ text: forget, values: [] });
    await expect(migrate(newer, { allowNewer: true })).rejects.toThrow(
      /^The database was written by a newer svcdesk, which did not say its version, and this is/,
    );
  });

  it('is taken when it is of the next release and the operator wants to go back', async () => {
    const { db: newer } = await usedBy(next, '9000_next');
    await expect(migrate(newer)).rejects.toThrow(
      `what was changed lets ${version} go on, with SVCDESK_ALLOW_NEWER=on.`,
    );
    expect(await migrate(newer, { allowNewer: true })).toEqual([]);
  });

  it('is refused when it was never released, and what it was refused for says so', async () => {
    const { db: strange } = await usedBy(next, '0005_draft');
    await expect(migrate(strange)).rejects.toThrow(
      /^The database has migration 0005_draft, which no release of svcdesk has: a version before 0\.1\.0, /,
    );
  });

  it('notes which version has applied what, also where release 0.1.0 had begun', async () => {
    const spare = await spareDatabase();
    const own = await openDatabase(spare.options);
    await own.connection.run({
      text: 'ALTER TABLE schema_migrations DROP COLUMN IF EXISTS version, DROP COLUMN IF EXISTS works_with',
      values: [],
    });
    await migrate(own, { folder: await folderOf({ '9000_next': 'CREATE TABLE noted (id int);' }) });
    const { rows } = await own.connection.run({
      text: 'SELECT name, version, works_with FROM schema_migrations ORDER BY name DESC LIMIT 2',
      values: [],
    });
    expect(rows).toEqual([
      ['9000_next', version, '0.1.0'],
      [expect.any(String), null, null],
    ]);
    await own.close();
    await spare.drop();
  });
});
