import { beforeEach, describe, expect, it } from 'vitest';
import {
  advanceToWeekday,
  buildTenant,
  draftOf,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const hourMs = 3_600_000;
let tenant: TestTenant;

beforeEach(async () => {
  advanceToWeekday(server.clock, 3, 9);
  tenant = await buildTenant(db);
});

/** An order that is due in so many hours. */
async function dueIn(hours: number): Promise<string> {
  const { id } = await (await server.as(tenant.client)).orders.create(
    draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId }),
  );
  const dueAt = new Date(server.clock.now().getTime() + hours * hourMs).toISOString();
  await db.connection.run({
    text: 'UPDATE orders SET resolve_due_at = $3 WHERE tenant_id = $1 AND id = $2',
    values: [tenant.tenantId, id, dueAt],
  });
  return id;
}

describe('several orders for one engineer', () => {
  it('are done one after the other, the first due first, and late as their plan would have them', async () => {
    const lead = await server.as(tenant.lead);
    // An hour each, and half an hour to each: until half past ten, twelve and half past one.
    const [last = '', first = '', second = ''] = [await dueIn(4), await dueIn(2), await dueIn(2.9)];
    const each = await Promise.all(
      [last, first, second].map((orderId) => lead.orders.suggestEngineers({ orderId })),
    );
    for (const list of each) for (const { lateMinutes } of list) expect(lateMinutes).toBeUndefined();
    const all = await lead.orders.suggestEngineers({ orderId: last, withIds: [second, first] });
    const { accountId: engineerId } = tenant.engineer;
    const found = all.find(({ engineer }) => engineer.id === engineerId);
    expect(found).toMatchObject({ fits: true, lateCount: 2, estimate: { minutes: 180 } });
    expect(found?.reasons).toContain('late');
    expect(found?.arrivesAt).toBeUndefined();
    // By the preview of giving all of them to that engineer it is the same.
    const stops = [last, first, second].map((orderId) => ({ orderId, engineerId }));
    const { effects } = await lead.dispatch.preview({ stops });
    const late = effects.filter(({ effect }) => effect === 'late');
    expect(late.map(({ orderId }) => orderId).sort()).toEqual([last, second].sort());
    expect(Math.max(...late.map(({ minutes = 0 }) => minutes))).toBe(found?.lateMinutes);
  });

  it('are refused by the field of what is not there, said twice or no order', async () => {
    const lead = await server.as(tenant.lead);
    const [orderId, other] = [await dueIn(4), await dueIn(5)];
    const unknown = crypto.randomUUID();
    const draft = draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId });
    const refused: readonly [asked: Parameters<typeof lead.orders.suggestEngineers>[0], path: string][] = [
      [{ orderId, withIds: [other, unknown] }, 'withIds.1'],
      [{ orderId, withIds: [orderId] }, 'withIds.0'],
      [{ orderId, withIds: [other, other] }, 'withIds.1'],
      [{ draft, withIds: [other] }, 'withIds'],
    ];
    for (const [asked, path] of refused)
      await expect(lead.orders.suggestEngineers(asked)).rejects.toMatchObject({ issues: [{ path }] });
  });
});
