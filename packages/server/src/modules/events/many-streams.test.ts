import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildStaff,
  buildTenant,
  send,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { listen } from './sse-client.fixture.ts';

const db = await testDatabase();
const times = { heartbeatMs: 60, lookMs: 100 };
const server = await testServer(db, { eventTimes: times });
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

describe('streams of an account', () => {
  it('are a few at once, not any number', async () => {
    const few = await testServer(db, { eventTimes: times, environment: { SVCDESK_EVENT_STREAMS: '3' } });
    for (const [on, count] of [
      [server, 10],
      [few, 3],
    ] as const) {
      const person = await buildStaff(tenant, { groupIds: [tenant.groupId] });
      const token = await on.tokenOf(person);
      const streams = await Promise.all(Array.from({ length: count }, () => listen(on, { token })));
      const refused = await send(`${on.url}/api/events`, { headers: { token } });
      expect([refused.http, refused.envelope.status]).toEqual([429, 10007]);
      streams[0]?.close();
      await expect
        .poll(async () => (await send(`${on.url}/api/events`, { headers: { token } })).http)
        .toBe(200);
    }
  });

  it('take the place of one that was opened a minute ago or more, as those of a phone without network stay', async () => {
    const few = await testServer(db, { eventTimes: times, environment: { SVCDESK_EVENT_STREAMS: '3' } });
    const person = await buildStaff(tenant, { groupIds: [tenant.groupId] });
    const [phone, desk] = [await few.tokenOf(person), await few.tokenOf(person)];
    const open = async (token: string) => await listen(few, { token });
    const streams = [await open(desk), await open(phone), await open(phone)];
    few.clock.advance(59_000);
    expect((await send(`${few.url}/api/events`, { headers: { token: phone } })).http).toBe(429);
    few.clock.advance(1_000);
    // Of its own session the oldest, though the desk's is older.
    const again = await open(phone);
    expect(again.status).toBe(200);
    await streams[1]?.over;
    for (const stream of [streams[0], streams[2], again]) {
      const beats = stream?.ids.length ?? 0;
      await expect.poll(() => stream?.ids.length).toBeGreaterThan(beats);
    }
  });
});
