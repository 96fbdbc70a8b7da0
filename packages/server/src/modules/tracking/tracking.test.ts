import { expect, it } from 'vitest';
import { buildTenant, post, testDatabase, testServer } from '../../testing/index.ts';
import { eventsAnHour } from './index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);
const path = '/tapi/track/create';

const event = (over: object = {}) => ({
  module: 'todoItems' as const,
  type: 'click' as const,
  page: '/userSide/homePage',
  target: 'accept',
  at: server.clock.now().toISOString(),
  ...over,
});

async function kept(appName: string) {
  const { rows } = await db.connection.run({
    text: `SELECT tenant_id, account_id, module, target, public_ip FROM tracking_events
      WHERE app_name = $1 ORDER BY module DESC`,
    values: [appName],
  });
  return rows;
}

it('takes events of anybody, and knows whose they are when the caller is signed in', async () => {
  const client = await server.as(tenant.engineer);
  const batch = [event({ publicIp: '203.0.113.7' }), event({ target: undefined, module: 'login' })];
  expect(await client.tracking.create({ appName: 'signed-in', events: batch })).toEqual({ accepted: 2 });
  expect(await kept('signed-in')).toEqual([
    [tenant.tenantId, tenant.engineer.accountId, 'todoItems', 'accept', '203.0.113.7'],
    [tenant.tenantId, tenant.engineer.accountId, 'login', null, null],
  ]);
  await server.client().tracking.create({ appName: 'visitor', events: [event()] });
  expect(await kept('visitor')).toEqual([['t1', null, 'todoItems', 'accept', null]]);
});

it('drops what an impossible clock tells of, without a word', async () => {
  const at = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();
  const events = [event({ at: at(-8) }), event({ at: at(-6) }), event({ at: at(2) })];
  expect(await server.client().tracking.create({ appName: 'clocks', events })).toEqual({ accepted: 1 });
});

it('keeps no more of one address than an office makes', async () => {
  await db.connection.run({
    text: `UPDATE throttles SET count = $1 WHERE kind = 'track'`,
    values: [String(eventsAnHour.visitors)],
  });
  const client = server.client();
  expect(await client.tracking.create({ appName: 'flood', events: [event()] })).toEqual({ accepted: 0 });
  expect(await kept('flood')).toEqual([]);
  server.clock.advance(3_600_001);
  const later = event({ at: server.clock.now().toISOString() });
  expect(await client.tracking.create({ appName: 'flood', events: [later] })).toEqual({ accepted: 1 });
});

it('refuses batches without an end and modules that there are not', async () => {
  const tooMany = Array.from({ length: 101 }, () => event());
  for (const events of [[], tooMany, [event({ module: 'elsewhere' })]]) {
    const { envelope } = await post(server.url + path, { appName: 'x', events });
    expect(envelope.status).toBe(10001);
  }
});
