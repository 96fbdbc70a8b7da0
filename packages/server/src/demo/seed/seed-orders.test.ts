import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../platform/audit/verify.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { spareDatabase } from '../../testing/index.ts';
import { faultsOf } from '../check-orders.fixture.ts';
import { composeDemo } from '../load-demo.ts';
import { dormantGroupNames } from '../plan/growth.ts';
import { readArguments, SeedRefused } from './arguments.ts';
import { seedOrders } from './seed-orders.ts';

const timeZone = 'Asia/Shanghai';
const now = new Date('2026-11-20T02:00:00.000Z');
const orderCount = 2000;
const demoCount = 300;

async function seeded(seed: string) {
  const spare = await spareDatabase();
  const db = await openDatabase(spare.options);
  const { basket } = composeDemo({ passwordHash: 'none', now, settings: { timeZone, defaultTenant: 't1' } });
  await db.transaction((tx) => basket.pour(tx));
  await seedOrders(db, { tenantId: 't1', timeZone, orders: orderCount, seed, now: now.getTime() });
  return {
    db,
    options: spare.options,
    async close() {
      await db.close();
      await spare.drop();
    },
  };
}

let first: Awaited<ReturnType<typeof seeded>>;
let db: Database;
beforeAll(async () => {
  first = await seeded('1');
  db = first.db;
}, 120_000);
afterAll(() => first.close());

const rowsOf = async (on: Database) => {
  const { orders, orderRecords, schedules, messages, evaluations, keptCounts, numberLeases, auditSeals } =
    tables;
  const all = [orders, orderRecords, schedules, messages, evaluations, keptCounts, numberLeases, auditSeals];
  const names: string[] = [];
  for (const table of all) {
    const { rows } = await on.orm.execute(
      sql`select md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from ${table} t`,
    );
    names.push(JSON.stringify(rows));
  }
  return names;
};

describe('seeded orders', () => {
  it('are as many as asked for, beside those that were there', async () => {
    const { orders } = tables;
    const [row] = await db.orm.select({ count: count() }).from(orders).where(eq(orders.tenantId, 't1'));
    expect(row?.count).toBe(demoCount + orderCount);
  });

  it('are what the rules make of their records, clocks, keys, counts and references included', async () => {
    expect(await faultsOf(db, 't1', timeZone, 400)).toEqual([]);
  });

  it('have histories that verify, sealed or waiting for it', async () => {
    const report = await verifyAudit(db, 't1');
    expect(report.broken).toBeUndefined();
    expect(report.recordCount).toBeGreaterThan(4 * orderCount);
    if (db.kind === 'embedded') expect(report.sealCount).toBe(orderCount / 1000);
  });

  it('leave each engineer about ten open ones, dormant groups none, and each pool a few', async () => {
    const { rows } = await db.orm.execute<{ name: string; open: number }>(sql`
      select a.account_name as name, count(*) as open from orders o
      join accounts a on a.tenant_id = o.tenant_id and a.id = o.owner_id
      where o.tenant_id = 't1' and o.status <= 4 group by 1`);
    expect(Math.max(...rows.map(({ open }) => open))).toBeLessThanOrEqual(14);
    expect(rows.filter(({ open }) => open >= 9).length).toBeGreaterThan(30);
    const dormant = await db.orm.execute<{ open: number; newest: string; all: number }>(sql`
      select count(*) filter (where o.status <= 4) as open, count(*) as all, max(o.created_at) as newest from orders o
      join groups g on g.tenant_id = o.tenant_id and g.id = o.group_id where g.name in ${dormantGroupNames}`);
    expect(dormant.rows[0]?.open).toBe(0);
    expect(dormant.rows[0]?.all).toBeGreaterThan(10);
    expect(Date.parse(dormant.rows[0]?.newest ?? '')).toBeLessThan(now.getTime() - 400 * 86_400_000);
  });

  it('find their indices again', async () => {
    const names = async (on: Database) =>
      (await on.orm.execute(sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`))
        .rows;
    const spare = await spareDatabase();
    const untouched = await openDatabase(spare.options);
    expect(await names(db)).toEqual(await names(untouched));
    await untouched.close();
    await spare.drop();
  });

  it('are the same for the same seed', async () => {
    const again = await seeded('1');
    expect(await rowsOf(again.db)).toEqual(await rowsOf(db));
    await again.close();
  }, 120_000);

  it('can be added to, by another seed, while somebody else is on the database', async () => {
    const others = first.options.kind === 'postgres' ? await openDatabase(first.options) : undefined;
    await others?.healthy();
    await seedOrders(db, { tenantId: 't1', timeZone, orders: 500, seed: 'more', now: now.getTime() });
    await others?.close();
    expect(await faultsOf(db, 't1', timeZone, 200)).toEqual([]);
    expect((await verifyAudit(db, 't1')).broken).toBeUndefined();
  });

  it('can go to a tenant of their own', async () => {
    await seedOrders(db, { tenantId: 't9', timeZone, orders: 300, seed: '1', now: now.getTime() });
    expect(await faultsOf(db, 't9', timeZone, 200)).toEqual([]);
    const names = await db.orm.execute(sql`select 1 from sign_in_directory where value = 'engineer.t9'`);
    expect(names.rows).toHaveLength(1);
  });
});

describe('the command line of the seeder', () => {
  it('reads orders, seed and tenant', () => {
    expect(readArguments(['--orders', '1000'])).toEqual({ orders: 1000, seed: '1' });
    expect(
      readArguments(['--', '--orders', '5', '--seed', 'a', '--tenant', 't2', '--now', '2026-11-20']),
    ).toEqual({
      orders: 5,
      seed: 'a',
      tenantId: 't2',
      now: Date.UTC(2026, 10, 20),
    });
    expect(readArguments(['--help'])).toBeUndefined();
  });

  it.each([
    [[]],
    [['--orders', 'many']],
    [['--orders', '0']],
    [['--order', '5']],
    [['--orders', '5', '--tenant', 'T 1']],
    [['--orders', '5', '--now', 'soon']],
  ])('refuses %j and says what to write', (args: string[]) => {
    expect(() => readArguments(args)).toThrow(SeedRefused);
  });
});
