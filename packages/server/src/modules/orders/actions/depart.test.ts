import { beforeAll, describe, expect, it } from 'vitest';
import { buildTenant, draftOf, type TestTenant, testDatabase, testServer } from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

/** An order of the customer's that the engineer has taken, on site unless said. */
async function taken(serverCatalogId = tenant.onSiteCatalogId) {
  const client = await server.as(tenant.client);
  const engineer = await server.as(tenant.engineer);
  const { id: orderId } = await client.orders.create(draftOf(tenant, { serverCatalogId }));
  await engineer.orders.accept({ orderId });
  return { orderId, client, engineer };
}

describe('setting out for the site', () => {
  it('tells the customer, who sees who is on the way and until when', async () => {
    const { orderId, client, engineer } = await taken();
    const record = await engineer.orders.depart({ orderId, etaMinutes: 40 });
    expect(record).toMatchObject({ handleType: 18, action: 'depart', internal: false });
    const seen = await client.orders.detail({ orderId });
    expect(seen.departedAt).toBe(record.at);
    expect(Date.parse(seen.etaAt ?? '') - Date.parse(seen.departedAt ?? '')).toBe(40 * 60_000);
    expect(seen).toMatchObject({ handlerName: expect.any(String), status: 3 });
    const history = await client.orders.history({ orderId });
    expect(history.map(({ action }) => action)).toContain('depart');
    const { list } = await client.messages.mine({ sysMsgFlag: 0 });
    expect(list.find(({ kind }) => kind === 'order.departed')).toMatchObject({ target: { id: orderId } });
    const [listed] = (await engineer.orders.page({ scope: 'mine' })).list.filter(({ id }) => id === orderId);
    expect(listed).toMatchObject({ departedAt: seen.departedAt, etaAt: seen.etaAt });
  });

  it('replaces what was said before when it is said again', async () => {
    const { orderId, client, engineer } = await taken();
    await engineer.orders.depart({ orderId, etaMinutes: 40 });
    server.clock.advance(60_000);
    const { at } = await engineer.orders.depart({ orderId });
    const seen = await client.orders.detail({ orderId });
    expect([seen.departedAt, seen.etaAt]).toEqual([at, undefined]);
  });

  it('ends with the clock-in, and when another engineer takes the order', async () => {
    const first = await taken();
    await first.engineer.orders.depart({ orderId: first.orderId, etaMinutes: 10 });
    await first.engineer.orders.clockIn({ orderId: first.orderId });
    expect(await first.client.orders.detail({ orderId: first.orderId })).not.toHaveProperty('departedAt');
    await expect(first.engineer.orders.depart({ orderId: first.orderId })).rejects.toMatchObject({
      reason: 'wrongState',
    });
    const second = await taken();
    const { orderId } = second;
    await second.engineer.orders.depart({ orderId, etaMinutes: 10 });
    await second.engineer.orders.transfer({
      orderId,
      groupId: tenant.groupId,
      engineerId: tenant.engineer2.accountId,
      remark: 'Nearer',
    });
    const seen = await second.client.orders.detail({ orderId });
    expect(seen).not.toHaveProperty('departedAt');
    expect(seen).not.toHaveProperty('etaAt');
  });

  it('is for the handler of an order on site, who says when it was done', async () => {
    const remote = await taken(tenant.catalogId);
    await expect(remote.engineer.orders.depart({ orderId: remote.orderId })).rejects.toMatchObject({
      reason: 'wrongState',
    });
    expect((await remote.engineer.orders.detail({ orderId: remote.orderId })).can).not.toContain('depart');
    const { orderId, engineer } = await taken();
    expect((await engineer.orders.detail({ orderId })).can).toContain('depart');
    const lead = await server.as(tenant.lead);
    await expect(lead.orders.depart({ orderId })).rejects.toMatchObject({ reason: 'notHandler' });
    for (const etaMinutes of [0, 601, 1.5]) {
      await expect(engineer.orders.depart({ orderId, etaMinutes })).rejects.toMatchObject({
        code: 'badRequest',
      });
    }
  });
});
