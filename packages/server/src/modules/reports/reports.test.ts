import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildClient,
  buildCustomer,
  buildTenant,
  draftOf,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
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
    const [cellId = '', otherSite = ''] = tenant.cellIds;
    const raise = async (over: object = {}) => (await client.orders.create(draftOf(tenant, over))).id;
    const [done, late, left] = [await raise(), await raise(), await raise()];
    await raise({ cellId: otherSite });
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

  it('keeps the orders of a site that has moved to another customer from both, as their details are kept', async () => {
    const { customerId, cellIds } = await buildCustomer(tenant, { cells: 2 });
    const [cellId = ''] = cellIds;
    const { customerId: other } = await buildCustomer(tenant);
    const reporter = await buildClient(tenant, { customerId, cellIds });
    const former = await buildClient(tenant, { customerId, cellIds });
    const orderId = (await (await server.as(reporter)).orders.create(draftOf(tenant, { cellId }))).id;
    const month = thisMonth();
    const counted = async (account: TestAccount) => {
      const { createdCount, openCount } = await (await server.as(account)).reports.service({ month });
      return [createdCount, openCount];
    };
    expect(await counted(former)).toEqual([1, 1]);
    await query(db)`UPDATE cells SET customer_id = ${other} WHERE id = ${cellId}`;
    const next = [
      await buildClient(tenant, { customerId: other, cellIds: [cellId] }),
      await buildClient(tenant, { customerId: other, cellScope: 'customer' }),
      await buildClient(tenant, { customerId: other, cellIds: [cellId], cellScope: 'own' }),
    ];
    for (const account of [former, ...next]) {
      expect(await counted(account)).toEqual([0, 0]);
      await expect((await server.as(account)).orders.detail({ orderId })).rejects.toMatchObject({
        code: 'notFound',
      });
    }
    // What is reported there from now on is the new customer's alone.
    const [newcomer] = next;
    if (newcomer) await (await server.as(newcomer)).orders.create(draftOf(tenant, { cellId }));
    expect(await Promise.all([former, ...next].map(counted))).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  it('leaves a person who has moved to another customer nothing of the former one', async () => {
    const { customerId, cellIds } = await buildCustomer(tenant);
    const [cellId = ''] = cellIds;
    const { customerId: other } = await buildCustomer(tenant);
    const people = await Promise.all(
      (['cells', 'own', 'customer'] as const).map((cellScope) =>
        buildClient(tenant, { customerId, cellIds, cellScope }),
      ),
    );
    const month = thisMonth();
    for (const person of people) {
      const orderId = (await (await server.as(person)).orders.create(draftOf(tenant, { cellId }))).id;
      await query(db)`UPDATE accounts SET customer_id = ${other} WHERE id = ${person.accountId}`;
      const moved = await server.as(person);
      expect(await moved.reports.service({ month })).toMatchObject({ createdCount: 0, openCount: 0 });
      await expect(moved.reports.service({ month, cellId })).rejects.toMatchObject({ code: 'notFound' });
      await expect(moved.orders.detail({ orderId })).rejects.toMatchObject({ code: 'notFound' });
    }
  });

  /** People of every scope with a site, who report something there each, and another customer. */
  async function peopleOfSite() {
    const { customerId, cellIds } = await buildCustomer(tenant);
    const [cellId = ''] = cellIds;
    const { customerId: other } = await buildCustomer(tenant);
    const people = await Promise.all(
      (['cells', 'own', 'customer'] as const).map((cellScope) =>
        buildClient(tenant, { customerId, cellIds, cellScope }),
      ),
    );
    for (const person of people) await (await server.as(person)).orders.create(draftOf(tenant, { cellId }));
    return { customerId, other, cellId, people };
  }

  const countsOf = async (account: TestAccount, month: string, cellId?: string) => {
    const { createdCount, openCount } = await (await server.as(account)).reports.service({ month, cellId });
    return [createdCount, openCount];
  };

  it('leaves people who moved to another customer together with their site nothing of the time before', async () => {
    const { other, cellId, people } = await peopleOfSite();
    await query(db)`UPDATE cells SET customer_id = ${other} WHERE id = ${cellId}`;
    for (const person of people) {
      await query(db)`UPDATE accounts SET customer_id = ${other} WHERE id = ${person.accountId}`;
      // The site is one of theirs again, so only whose the orders are is in the way.
      expect(await countsOf(person, thisMonth(), cellId)).toEqual([0, 0]);
      expect(await countsOf(person, thisMonth())).toEqual([0, 0]);
      expect(await countsOf(person, '2090-12')).toEqual([0, 0]);
    }
  });

  it('leaves people who moved to the customer that their site was of before nothing of that site', async () => {
    const { customerId, other, cellId, people } = await peopleOfSite();
    await query(db)`UPDATE cells SET customer_id = ${other} WHERE id = ${cellId}`;
    for (const person of people) {
      await query(db)`UPDATE accounts SET customer_id = ${other} WHERE id = ${person.accountId}`;
      await (await server.as(person)).orders.create(draftOf(tenant, { cellId }));
    }
    await query(db)`UPDATE cells SET customer_id = ${customerId} WHERE id = ${cellId}`;
    // The orders are of their customer, so only whose the site is is in the way.
    for (const person of people) {
      expect(await countsOf(person, thisMonth())).toEqual([0, 0]);
      await expect(countsOf(person, thisMonth(), cellId)).rejects.toMatchObject({ code: 'notFound' });
    }
  });
});
