import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { spareDatabase } from '../../testing/database.ts';
import {
  type Database,
  type MigrationStep,
  migrate,
  openDatabase,
  plannedMigrations,
  type Queryable,
  statement,
} from './index.ts';
import { folderOf } from './migrations-folder.fixture.ts';

/** A database of its own, as a server that migrates it sees it and as another one does. */
async function twoServers() {
  const spare = await spareDatabase();
  const [own, other] = [await openDatabase(spare.options), await openDatabase(spare.options)];
  onTestFinished(async () => {
    for (const each of [own, other]) await each.close();
    await spare.drop();
  });
  return { own, other, options: spare.options };
}

/** A lock that reads and writes wait for. */
const everybody = 'AccessExclusiveLock';

const use = (on: Queryable, table: string) => on.connection.run({ text: `SELECT FROM ${table}`, values: [] });

const waiting = statement<{ n: number }>(
  'test.waitingForLock',
  "SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
);

/** Does something in a transaction that stays open until it is told to end. */
async function holding(on: Database, text: string) {
  const held = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const over = on.transaction(async (tx) => {
    await tx.connection.run({ text, values: [] });
    held.resolve();
    await goOn.promise;
  });
  await held.promise;
  return async () => {
    goOn.resolve();
    await over;
  };
}

// The embedded database has one process.
describe.runIf(process.env.SVCDESK_TEST_DB === 'postgres')('migrations beside calls', () => {
  it('let calls go on that hold a table, and are tried again when these are done', async () => {
    const { own, other } = await twoServers();
    const folder = await folderOf(
      { '9000_column': 'ALTER TABLE orders ADD COLUMN extra text;' },
      { orders: everybody },
    );
    const end = await holding(other, 'SELECT FROM orders');
    const steps: MigrationStep[] = [];
    const migrating = migrate(own, { folder, report: (step) => steps.push(step) });
    await expect.poll(async () => (await waiting.first(other))?.n, { timeout: 20_000 }).toBe(1);
    // Behind the migration this waits; without a limit it would wait for the one that holds the table.
    await use(other, 'orders');
    await expect.poll(() => steps).toContainEqual({ what: 'givesWay', tries: 1 });
    await end();
    expect(await migrating).toEqual(['9000_column']);
  });

  it('get in at the first try, however many tables they change', async () => {
    const { own, other } = await twoServers();
    // The other way round than calls use them.
    const folder = await folderOf(
      {
        '9000_columns':
          'ALTER TABLE events ADD COLUMN extra text;--> statement-breakpoint\nALTER TABLE orders ADD COLUMN extra text;',
      },
      { events: everybody, orders: everybody },
    );
    let going = true;
    let made = 0;
    const call = async () => {
      await use(other, 'sessions');
      await other.transaction(async (tx) => {
        for (const table of ['orders', 'order_records', 'messages', 'events']) await use(tx, table);
      });
    };
    const calls = Array.from({ length: 8 }, async () => {
      while (going) {
        await call();
        made += 1;
      }
    });
    await expect.poll(() => made).toBeGreaterThan(50);
    const steps: MigrationStep[] = [];
    expect(await migrate(own, { folder, report: (step) => steps.push(step) })).toEqual(['9000_columns']);
    going = false;
    await Promise.all(calls);
    expect(steps.map(({ what }) => what)).toEqual(['begins', 'done', 'committed']);
  });

  it('hold up none that use other tables, nor readyz, nor a server that starts, and lock nothing else', async () => {
    const { own, other } = await twoServers();
    const end = await holding(other, 'SELECT pg_advisory_xact_lock(42)');
    const folder = await folderOf(
      {
        '9000_index': 'CREATE INDEX extra_index ON messages (tenant_id);',
        '9001_long': [
          'ALTER TABLE webhook_deliveries ADD COLUMN extra text;',
          'SET LOCAL lock_timeout = 0;',
          'SELECT pg_advisory_xact_lock(42);',
        ].join('--> statement-breakpoint\n'),
      },
      { messages: 'ShareLock', webhook_deliveries: everybody },
    );
    const pending = await plannedMigrations(other, { folder });
    const migrating = migrate(own, { folder });
    await expect.poll(async () => (await waiting.first(other))?.n, { timeout: 20_000 }).toBe(1);
    for (const table of ['sessions', 'orders', 'messages']) await use(other, table);
    expect(await other.healthy()).toBe(true);
    expect(await plannedMigrations(other, { folder })).toEqual(pending);
    const { rows } = await other.connection.run({
      text: `SELECT c.relname, l.mode FROM pg_locks l JOIN pg_class c ON c.oid = l.relation AND c.relkind = 'r'
          JOIN pg_stat_activity a ON a.pid = l.pid AND a.wait_event = 'advisory'
        WHERE c.relnamespace = 'public'::regnamespace AND l.mode NOT IN ('AccessShareLock', 'RowExclusiveLock')
        ORDER BY 1`,
      values: [],
    });
    expect(rows).toEqual([
      ['messages', 'ShareLock'],
      ['webhook_deliveries', everybody],
    ]);
    await end();
    expect(await migrating).toEqual(['9000_index', '9001_long']);
  });

  it('hold up every call to their end where they change what every call reads, and get in', async () => {
    const { own, other } = await twoServers();
    const end = await holding(other, 'SELECT pg_advisory_xact_lock(42)');
    const folder = await folderOf(
      {
        '9000_index':
          'CREATE INDEX extra_index ON sessions (tenant_id);SET LOCAL lock_timeout = 0;SELECT pg_advisory_xact_lock(42);',
      },
      { sessions: everybody },
    );
    const migrating = migrate(own, { folder });
    await expect.poll(async () => (await waiting.first(other))?.n, { timeout: 20_000 }).toBe(1);
    const call = use(other, 'sessions');
    await expect.poll(async () => (await waiting.first(other))?.n).toBe(2);
    await end();
    await call;
    expect(await migrating).toEqual(['9000_index']);
  });

  it('let go of everything soon after their process was killed in the midst of a long statement', async () => {
    const { other, options } = await twoServers();
    const folder = await folderOf(
      {
        '9000_long': 'ALTER TABLE webhook_deliveries ADD COLUMN extra text;SELECT pg_sleep(60);',
      },
      { webhook_deliveries: everybody },
    );
    const script = `const { migrate, openDatabase } = await import(${JSON.stringify(new URL('index.ts', import.meta.url).href)});
      const db = await openDatabase(${JSON.stringify(options)});
      await migrate(db, { folder: new URL(${JSON.stringify(folder.href)}) });`;
    const child = spawn(
      process.execPath,
      ['--conditions=@svcdesk/source', '--input-type=module', '--eval', script],
      { stdio: 'inherit' },
    );
    const sleeping = async () => {
      const { rows } = await other.connection.run({
        text: "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'",
        values: [],
      });
      return rows.length;
    };
    await expect.poll(sleeping, { timeout: 30_000 }).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(sleeping, { timeout: 10_000 }).toBe(0);
    await use(other, 'webhook_deliveries');
  });
});
