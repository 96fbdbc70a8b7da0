import { beforeAll, describe, expect, it } from 'vitest';
import { buildTenant, draftOf, type TestTenant, testDatabase, testServer } from '../../testing/index.ts';
import { monthOf } from './figures.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

const thisMonth = () =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit' }).format(
    server.clock.now(),
  );

describe('a service report', () => {
  it('tells what was raised, resolved, kept in time and liked at a site', async () => {
    const [client, engineer] = [await server.as(tenant.client), await server.as(tenant.engineer)];
    const [cellId = '', otherCell = ''] = tenant.cellIds;
    const raise = async (over: object = {}) => (await client.orders.create(draftOf(tenant, over))).id;
    const [done, late, left] = [await raise(), await raise(), await raise()];
    await raise({ cellId: otherCell });
    const withdrawn = await raise();
    await client.orders.cancel({ orderId: withdrawn, reason: 'mistaken' });
    server.clock.advance(10 * 60_000);
    await engineer.orders.accept({ orderId: done });
    server.clock.advance(10 * 60_000);
    await engineer.orders.resolve({ orderId: done, solution: 'Done' });
    await client.orders.evaluate({ orderId: done, label: '', stars: '5,4,5,4' });
    await db.connection.run({
      text: `UPDATE orders SET status = 6, resolved_at = $2, sla_phase = 'missed', response_met = false,
        sla_used_ms = 6000000, responded_at = created_at WHERE id = $1`,
      values: [late, server.clock.now().toISOString()],
    });
    const month = thisMonth();
    const report = await client.reports.service({ cellId, month });
    expect(report).toMatchObject({
      month,
      createdCount: 4,
      resolvedCount: 2,
      cancelledCount: 1,
      openCount: 1,
      repeatCount: 0,
      responseMetShare: 0.5,
      slaMetShare: 0.5,
      satisfaction: 4.5,
      evaluatedCount: 1,
      resolutionMinutes: 60,
      byType: [{ typeName: '故障', count: 4, resolvedCount: 2 }],
    });
    expect(report.responseMinutes).toBe(5);
    expect(report.byDay).toHaveLength(monthOf(month, 'Asia/Shanghai').days.length);
    expect(report.byDay.reduce((sum, { created }) => sum + created, 0)).toBe(4);
    expect(report.byDay.reduce((sum, { resolved }) => sum + resolved, 0)).toBe(2);
    expect(left).toBeTruthy();

    const all = await client.reports.service({ month });
    expect(all).toMatchObject({ createdCount: 5, openCount: 2 });
    const own = await (await server.as(tenant.ownClient)).reports.service({ cellId, month });
    expect(own).toMatchObject({ createdCount: 0, openCount: 0, byType: [] });
    expect(own).not.toHaveProperty('slaMetShare');
  });

  it('of a month without anything is empty, and open then is what was raised before', async () => {
    const client = await server.as(tenant.client);
    const before = await client.reports.service({ month: '2020-02' });
    expect(before).toMatchObject({ createdCount: 0, openCount: 0 });
    expect(before.byDay).toHaveLength(29);
    expect(before).not.toHaveProperty('responseMinutes');
    const later = await client.reports.service({ month: '2090-12' });
    expect(later).toMatchObject({ createdCount: 0, openCount: 2 });
    expect(later.byDay.at(-1)?.date).toBe('2090-12-31');
  });
});
