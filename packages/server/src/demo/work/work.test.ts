import { deviceStatus, orderStatus, pmStatus } from '@svcdesk/core/rules';
import { describe, expect, it } from 'vitest';
import { pmDay } from '../../modules/pm/jobs.ts';
import { verifyAudit } from '../../platform/audit/verify/verify-audit.ts';
import { statement } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { emptyDatabase, runJob, testServer } from '../../testing/index.ts';
import { composeWork, foundDemo } from '../load-demo.ts';

const db = await emptyDatabase();
const settings = { timeZone: 'Asia/Shanghai', defaultTenant: 't1' };
const now = new Date();
const demo = await db.transaction((tx) => foundDemo(db, tx, { passwordHash: 'x', now, settings }));
await db.transaction((tx) => composeWork(demo, now).insertAll(tx));
const server = await testServer(db);

const accountOf = statement<{ id: string }, [tenantId: string, name: string]>(
  'test.accountOf',
  'SELECT id FROM accounts WHERE tenant_id = $1 AND account_name = $2',
);

async function as(account: string, tenantId = 't1') {
  const { id = '' } = (await accountOf.first(db, tenantId, account)) ?? {};
  return server.as({ tenantId, accountId: id, account });
}

const statuses = (rows: readonly { status: number }[]) =>
  [...new Set(rows.map(({ status }) => status))].sort();

describe('the other work of the demo', () => {
  it('stands in every state, and its histories verify', async () => {
    const dispatcher = await as('dispatcher');
    const devices = await dispatcher.deviceOrders.page({ size: 100 });
    expect(statuses(devices.list)).toEqual(Object.values(deviceStatus));
    const projects = await dispatcher.projects.backlogPage({ size: 100 });
    expect(statuses(projects.list)).toEqual(Object.values(orderStatus));
    const orders = await dispatcher.pmOrders.page({ size: 100 });
    expect(statuses(orders.list)).toEqual(Object.values(pmStatus));
    expect(orders.list.some(({ overdue }) => overdue)).toBe(true);
    expect((await verifyAudit(db, 't1')).broken).toBeUndefined();
    const { records } = await dispatcher.deviceOrders.detail({ id: devices.list[0]?.id ?? '' });
    expect(records.length).toBeGreaterThan(0);
  });

  it('is there for the partner, too: projects at work and to accept, and reviews to decide', async () => {
    const lead = await as('partner', 't2');
    const projects = await lead.projects.backlogPage({ size: 100 });
    expect(statuses(projects.list)).toEqual([2, 3, 5]);
    expect(projects.list.flatMap(({ can }) => can)).toEqual(
      expect.arrayContaining(['resolveStage', 'close']),
    );
    const { list } = await lead.reviews.page({ status: [1] });
    expect(list.map(({ kind }) => kind).toSorted()).toEqual(['registration', 'skill']);
    expect((await verifyAudit(db, 't2')).broken).toBeUndefined();
  });

  it('is partly the engineer\u2019s own, who can go on with it', async () => {
    const engineer = await as('engineer');
    const mine = await engineer.pmOrders.page({ scope: 'mine', status: [3] });
    const order = await engineer.pmOrders.detail({ id: mine.list[0]?.id ?? '' });
    expect(order.items.filter(({ answer }) => answer)).toHaveLength(order.answeredCount);
    expect(order.can).toEqual(expect.arrayContaining(['record', 'finish']));
    expect((await engineer.deviceOrders.page({ scope: 'mine' })).total).toBeGreaterThan(3);
  });

  it('is gone on with by the plans from their last occurrence', async () => {
    const before = await (await as('dispatcher')).pmOrders.page({ size: 100 });
    await runJob(server, pmDay);
    const after = await (await as('dispatcher')).pmOrders.page({ size: 100 });
    // What is due within a week may come to it, and nothing comes twice.
    expect(after.total).toBeGreaterThanOrEqual(before.total);
    const keys = after.list.map(({ planId, occurrenceOn }) => `${planId} ${occurrenceOn}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    '2026-02-17T19:00:00.000Z',
    '2026-05-30T16:10:00.000Z',
    '2026-12-31T15:59:59.000Z',
    '2028-02-29T04:00:00.000Z',
  ])('breaks no rule at %s either', (at) => {
    const basket = composeWork(demo, new Date(at));
    const records = basket.rowsOf(tables.orderRecords).filter(({ orderKind }) => orderKind !== 'order');
    const times = records.map(({ recordedAt }) => Date.parse(recordedAt));
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.parse(at));
    const seen = new Map<string, string>();
    for (const { orderId, effectiveAt } of records) {
      expect(effectiveAt >= (seen.get(orderId) ?? '')).toBe(true);
      seen.set(orderId, effectiveAt);
    }
  });
});
