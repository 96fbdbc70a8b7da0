import { orders } from '@svcdesk/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildTenant,
  draftOf,
  post,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

/** An order that waits, an engineer's device with a fresh session, and how it tells when something was done. */
async function outThere() {
  const { id } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
  const token = await server.tokenOf(tenant.engineer);
  const { tenantId, accountId } = tenant.engineer;
  const touch = async (as = token) => {
    // A server remembers a session for a second, which passes here without the time of the test.
    await db.transaction((tx) => server.services.access.forget(tx, tenantId, accountId));
    await post(server.url + orders.detail.path, { orderId: id }, { token: as });
  };
  const accept = async (agoMs: number) => {
    await db.transaction((tx) => server.services.access.forget(tx, tenantId, accountId));
    const now = server.clock.now().getTime();
    const at = new Date(now - agoMs).toISOString();
    const headers = { token, 'x-device-time': new Date(now).toISOString() };
    expect((await post(server.url + orders.accept.path, { orderId: id, at }, headers)).envelope.status).toBe(
      10000,
    );
    const { rows } = await db.connection.run({
      text: `SELECT device_at, effective_at, recorded_at FROM order_records
        WHERE tenant_id = $1 AND order_id = $2 AND action = 'accept'`,
      values: [tenant.tenantId, id],
    });
    const [device = 0, effective = 0, recorded = 0] = (rows[0] ?? []).map((each) => Date.parse(String(each)));
    const { data } = (await post(server.url + orders.history.path, { orderId: id }, { token })).envelope;
    const shown = data.find(({ action }: { action: string }) => action === 'accept');
    expect(Math.abs(device - Date.parse(at))).toBeLessThan(5);
    expect(Date.parse(shown.at)).toBe(device);
    return { movedMs: recorded - effective, marked: shown.timeAdjusted === true };
  };
  return { touch, accept };
}

describe('an action that says when it was done', () => {
  it('counts from then when the device was without network', async () => {
    const { touch, accept } = await outThere();
    server.clock.advance(3 * hourMs);
    // What the app reads first when the network is back does not take it away.
    await touch();
    const { movedMs, marked } = await accept(2 * hourMs);
    expect(Math.abs(movedMs - 2 * hourMs)).toBeLessThan(5000);
    expect(marked).toBe(false);
  });

  it('counts by the server when its session was in touch since, and is kept, shown and marked', async () => {
    const { touch, accept } = await outThere();
    for (let count = 0; count < 20; count += 1) {
      server.clock.advance(9 * minuteMs);
      await touch();
    }
    server.clock.advance(minuteMs);
    expect(await accept(2 * hourMs)).toEqual({ movedMs: 0, marked: true });
  });

  it('counts by the server when another session of the account was in touch since', async () => {
    const { touch, accept } = await outThere();
    const other = await server.tokenOf(tenant.engineer);
    for (let count = 0; count < 20; count += 1) {
      server.clock.advance(9 * minuteMs);
      await touch(other);
    }
    server.clock.advance(minuteMs);
    expect(await accept(2 * hourMs)).toEqual({ movedMs: 0, marked: true });
  });

  it('counts by the server before the session began', async () => {
    const { id } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
    server.clock.advance(2 * hourMs);
    const at = new Date(server.clock.now().getTime() - hourMs).toISOString();
    const engineer = await server.as(tenant.engineer);
    await engineer.orders.accept({ orderId: id, at });
    const history = await engineer.orders.history({ orderId: id });
    expect(history.find(({ action }) => action === 'accept')).toMatchObject({ timeAdjusted: true, at });
  });

  it('moves no clock back by more than twelve hours', async () => {
    const person = await outThere();
    server.clock.advance(11.8 * hourMs);
    expect((await person.accept(11.7 * hourMs)).marked).toBe(false);
    // Remembered for a month, so the session lasts.
    const token = await server.tokenOf(tenant.engineer2);
    await db.connection.run({
      text: `UPDATE sessions SET expires_at = expires_at + interval '30 days' WHERE tenant_id = $1`,
      values: [tenant.tenantId],
    });
    const { id } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
    server.clock.advance(14 * hourMs);
    const at = new Date(server.clock.now().getTime() - 13 * hourMs).toISOString();
    const answer = await post(server.url + orders.accept.path, { orderId: id, at }, { token });
    expect(answer.envelope.status).toBe(10000);
    const { data } = (await post(server.url + orders.history.path, { orderId: id }, { token })).envelope;
    expect(data.find(({ action }: { action: string }) => action === 'accept')).toMatchObject({
      at,
      timeAdjusted: true,
    });
  });
});
