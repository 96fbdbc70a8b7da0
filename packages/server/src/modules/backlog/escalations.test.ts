import { beforeAll, expect, it } from 'vitest';
import {
  advanceToWeekday,
  buildTenant,
  draftOf,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const hourMs = 3_600_000;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
  // A Saturday: nobody has hours, so whatever is planned is more than they have.
  advanceToWeekday(server.clock, 6, 9);
});

it('who has more than fits into the day waits for a lead until all of it is over', async () => {
  const client = await server.as(tenant.client);
  const [lead, engineer] = [await server.as(tenant.lead), await server.as(tenant.engineer)];
  const { id: orderId } = await client.orders.create(draftOf(tenant));
  await engineer.orders.accept({ orderId });
  const now = server.clock.now().getTime();
  const at = (hours: number) => new Date(now + hours * hourMs).toISOString();
  await engineer.schedules.change({ orderId, planStart: at(1), planEnd: at(2), force: true });
  const overbooked = async () => {
    const found = await lead.backlog.escalations({});
    expect(found.overbookedCount).toBe(found.overbooked.length);
    return found.overbooked.map(({ accountId, plannedMinutes }) => ({ accountId, plannedMinutes }));
  };
  expect(await overbooked()).toEqual([{ accountId: tenant.engineer.accountId, plannedMinutes: 60 }]);
  server.clock.advance(1.5 * hourMs);
  expect(await overbooked()).toHaveLength(1);
  server.clock.advance(hourMs);
  expect(await overbooked()).toEqual([]);
});
