import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Client } from '@svcdesk/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringUpToDate } from '../../../app/start-server.ts';
import { demoAccounts } from '../../../demo/accounts.ts';
import { faultsOf } from '../../../demo/check-orders.fixture.ts';
import { restoredDatabase } from '../../../testing/database.ts';
import { type SpareDatabase, spareDatabase, type TestServer, testServer } from '../../../testing/index.ts';
import { verifyAudit } from '../../audit/verify/verify-audit.ts';
import { readSettings } from '../../settings/settings.ts';
import { type Database, openDatabase } from '../index.ts';

/**
 * Databases of former versions, each named by the last migration that it has: what `pg_dump --inserts
 * --rows-per-insert=200 --no-owner --no-privileges` of PostgreSQL 15 wrote of a server with demo data, less comments
 * and psql's own commands. They are never made anew: they stand for those that people have.
 */
const dumps = [
  {
    name: '0011_configuration',
    at: '2026-11-22T15:31:40.000Z',
    password: 'Desk-for-tests-2026',
    /** The engineer's, signed in shortly before. */
    token: 't1.1HoUbQbbTd5cjsNuly_2c17irkDr-f91EBahSN63xg4',
    feed: 't1.mjxkOX-7YXc9FM_g3NQQNCERr9nKo8TtHAoo_6LYpWU',
  },
] as const;

const tenants = ['t1', 't2'] as const;
const zone = 'Asia/Shanghai';

async function rowsOf(db: Database, text: string) {
  return (await db.connection.run({ text, values: [] })).rows;
}

/** What people would miss first. */
const worked = (db: Database) =>
  rowsOf(
    db,
    `SELECT tenant_id, id, order_no, title, status, version, owner_id, group_id, cell_id, resolve_due_at, created_at
     FROM orders ORDER BY tenant_id, id`,
  );

/** Tables that later versions went without; they told servers what to read again. */
const goneTables = ['configuration_changes'];

/** How many rows each table has. */
async function rowCounts(db: Database): Promise<Map<string, number>> {
  const tables = await rowsOf(db, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
  const each = tables.map(([name]) => `SELECT '${name}' AS name, count(*) AS n FROM "${name}"`);
  const rows = await rowsOf(db, each.join(' UNION ALL '));
  return new Map(rows.map(([name, n]) => [String(name), Number(n)]));
}

/** Everything that migrations make, as the database tells it. */
const shape = (db: Database) =>
  rowsOf(
    db,
    `SELECT 'column', table_name || '.' || column_name, concat_ws(' ', data_type, is_nullable, column_default)
       FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT 'constraint', conrelid::regclass::text || '.' || conname, pg_get_constraintdef(oid)
       FROM pg_constraint WHERE contype IN ('c', 'f') AND connamespace = 'public'::regnamespace
     UNION ALL SELECT 'trigger', tgrelid::regclass::text || '.' || tgname, pg_get_triggerdef(oid)
       FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT 'statistics', attrelid::regclass::text || '.' || attname, attoptions::text
       FROM pg_attribute WHERE attoptions IS NOT NULL
     ORDER BY 1, 2, 3`,
  );

describe.each(dumps)('a database of $name that is upgraded', ({ name, at, password, token, feed }) => {
  let restored: SpareDatabase;
  let db: Database;
  let server: TestServer;
  let before: { orders: Awaited<ReturnType<typeof worked>>; counts: Map<string, number> };
  let applied: string[];

  beforeAll(async () => {
    const packed = await readFile(new URL(`${name}.sql.br`, import.meta.url));
    restored = await restoredDatabase((await promisify(brotliDecompress)(packed)).toString());
    db = await openDatabase(restored.options);
    before = { orders: await worked(db), counts: await rowCounts(db) };
    applied = (await rowsOf(db, 'SELECT name FROM schema_migrations ORDER BY name')).map(String);
    const environment = { SVCDESK_SECRET_KEY: 'the-key-of-the-upgrade-test-desk-2026' };
    await bringUpToDate(db, readSettings(environment));
    server = await testServer(db, { environment });
    server.clock.advance(Date.parse(at) - server.clock.now().getTime());
  });
  afterAll(async () => {
    await server?.close();
    await db?.close();
    await restored?.drop();
  });

  it('had what every database has that applied the migrations up to there', async () => {
    const journal = await readFile(
      new URL('../../../../migrations/meta/_journal.json', import.meta.url),
      'utf8',
    );
    const { entries } = JSON.parse(journal) as { entries: { tag: string }[] };
    const known = entries.map(({ tag }) => tag);
    expect(applied.at(-1)).toBe(name);
    expect(known.slice(0, applied.length)).toEqual(applied);
  });

  it('has the tables, indexes, constraints and triggers of a new one', async () => {
    const fresh = await spareDatabase();
    const made = await openDatabase(fresh.options);
    const expected = await shape(made);
    await made.close();
    await fresh.drop();
    expect(await shape(db)).toEqual(expected);
  });

  it('has every order as it was, and no table has lost a row', async () => {
    expect(before.orders.length).toBeGreaterThan(300);
    expect(await worked(db)).toEqual(before.orders);
    const after = await rowCounts(db);
    const lost = [...before.counts].filter(
      ([table, count]) => !goneTables.includes(table) && (after.get(table) ?? 0) < count,
    );
    expect(lost).toEqual([]);
  });

  it.each(tenants)(
    'has orders in %s that are what the rules make of their records, counts included',
    async (id) => {
      expect(await faultsOf(db, id, zone)).toEqual([]);
    },
  );

  it.each(tenants)('has an unbroken history in %s', async (id) => {
    const report = await verifyAudit(db, id);
    expect(report.broken).toBeUndefined();
    expect(report.recordCount).toBeGreaterThan(20);
  });

  it('lets everybody sign in with the password that they had', async () => {
    const open = demoAccounts.filter(({ account }) => account !== 'admin');
    const results = await Promise.all(
      open.map(async ({ account }) => (await server.client().auth.login({ account, password })).token),
    );
    expect(new Set(results).size).toBe(open.length);
  });

  it('still knows who was signed in, and gives them their orders', async () => {
    const client: Client = server.client();
    client.session.adopt({
      token,
      id: '',
      type: 1,
      admin: 0,
      menuList: [],
      expiresAt: new Date(Date.parse(at) + 3_600_000).toISOString(),
    });
    const page = await client.orders.page({ scope: 'mine', size: 5 });
    expect(page.total).toBeGreaterThan(5);
    const [first] = page.list;
    expect(before.orders.map(([, id]) => id)).toContain(first?.id);
    const detail = await client.orders.detail({ orderId: first?.id ?? '' });
    expect(detail.title).toBe(before.orders.find(([, id]) => id === first?.id)?.[3]);
  });

  it('still answers at the calendar address that was given out', async () => {
    const answer = await fetch(`${server.url}/api/order/schedule/feed/${feed}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('BEGIN:VCALENDAR');
  });
});
