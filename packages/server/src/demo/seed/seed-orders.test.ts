import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signEnds } from '../../platform/audit/ends.ts';
import { verifyAudit } from '../../platform/audit/verify/verify-audit.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { spareDatabase } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { faultsOf } from '../check-orders.fixture.ts';
import { composeWork, foundDemo } from '../load-demo.ts';
import { readArguments, SeedRefused } from './arguments.ts';
import { dormantGroupNames } from './growth.ts';
import { seedOrders } from './seed-orders.ts';

const timeZone = 'Asia/Shanghai';
const now = new Date('2026-11-20T02:00:00.000Z');
const orderCount = 2000;
const demoCount = 300;
const long = process.env.SVCDESK_LONG === '1';

async function seeded(orders: number) {
  const spare = await spareDatabase();
  const db = await openDatabase(spare.options);
  await signEnds(db, []);
  const settings = { timeZone, defaultTenant: 't1' };
  await db.transaction(async (tx) => {
    const demo = await foundDemo(db, tx, { passwordHash: 'none', now, settings });
    await composeWork(demo, now).insertAll(tx);
  });
  await seedOrders(db, { tenantId: 't1', timeZone, orders, seed: '1', now: now.getTime() });
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
  first = await seeded(orderCount);
  db = first.db;
}, 120_000);
afterAll(() => first.close());

/** What of the seeded rows is drawn by the seed: ids of people and places are given anew by each import. */
const compared = {
  orders: 't.id, order_no, title, status, cell_name, report_name, plan_start, created_at, updated_at',
  order_records: 'order_id, seq, action, from_status, to_status, content, effective_at, recorded_at',
  suggestion_choices: 'order_id, seq, round, chosen_at, suggested_id = chosen_id',
  schedules: 'order_id, plan_start, plan_end, status',
  messages: 't.id, kind, read_at, created_at',
  evaluations: 'order_id, label, stars, content, created_at',
  kept_counts: 'value',
  number_leases: 'prefix, numbered_on, next',
  audit_seals: 'seq, count',
};

const sumsOf = (on: Database) =>
  Promise.all(
    Object.entries(compared).map(async ([table, columns]) => {
      const row = `md5(ROW(${columns})::text)`;
      const text = `SELECT md5(string_agg(${row}, '' ORDER BY ${row})) FROM ${table} t`;
      return (await on.connection.run({ text, values: [] })).rows;
    }),
  );

describe('seeded orders', () => {
  it('are as many as asked for, beside those that were there', async () => {
    const found = await query(db)<{ count: number }>`SELECT count(*) FROM orders WHERE tenant_id = 't1'`;
    expect(found).toEqual([{ count: demoCount + orderCount }]);
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
    const rows = await query(db)<{ name: string; open: number }>`
      select a.account_name as name, count(*) as open from orders o
      join accounts a on a.tenant_id = o.tenant_id and a.id = o.owner_id
      where o.tenant_id = 't1' and o.status <= 4 group by 1`;
    expect(Math.max(...rows.map(({ open }) => open))).toBeLessThanOrEqual(14);
    expect(rows.filter(({ open }) => open >= 9).length).toBeGreaterThan(30);
    const [dormant] = await query(db)<{ open: number; newest: string; all: number }>`
      select count(*) filter (where o.status <= 4) as open, count(*) as all, max(o.created_at) as newest from orders o
      join groups g on g.tenant_id = o.tenant_id and g.id = o.group_id where g.name = ANY(${dormantGroupNames}::text[])`;
    expect(dormant?.open).toBe(0);
    expect(dormant?.all).toBeGreaterThan(10);
    expect(Date.parse(dormant?.newest ?? '')).toBeLessThan(now.getTime() - 400 * 86_400_000);
  });

  it('find their indices again', async () => {
    const names = (on: Database) =>
      query(on)`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`;
    const spare = await spareDatabase();
    const untouched = await openDatabase(spare.options);
    expect(await names(db)).toEqual(await names(untouched));
    await untouched.close();
    await spare.drop();
  });

  it('are the same for the same seed', async () => {
    const one = long ? first : await seeded(200);
    const other = await seeded(long ? orderCount : 200);
    expect(await sumsOf(other.db)).toEqual(await sumsOf(one.db));
    await other.close();
    if (one !== first) await one.close();
  }, 120_000);

  it('can be added to, by another seed, while another program uses the database', async () => {
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
    const names = await query(db)`SELECT 1 FROM sign_in_directory WHERE value = 'engineer.t9'`;
    expect(names).toHaveLength(1);
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
