import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildTenant,
  draftOf,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { listen, openStream, settled } from './sse-client.fixture.ts';

const db = await testDatabase();
const server = await testServer(db, { eventTimes: { heartbeatMs: 60, lookMs: 100 } });
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

const orderOf = async () => (await (await server.as(tenant.client)).orders.create(draftOf(tenant))).id;

/** What others hear on a busy tenant while somebody is away. */
async function othersHear(count: number): Promise<void> {
  await db.connection.run({
    text: `INSERT INTO events (tenant_id, kind, account_ids)
      SELECT $1, 'message', ARRAY[$2::uuid] FROM generate_series(1, $3::int)`,
    values: [tenant.tenantId, tenant.monitor.accountId, String(count)],
  });
}

/** Where the stream of an account stood when its network went. */
async function bookmarkOf(account: TestAccount): Promise<string> {
  const stream = await openStream(db, server, account, { token: await server.tokenOf(account) });
  stream.close();
  return stream.ids.at(-1) ?? '';
}

async function comeBack(account: TestAccount, bookmark: string) {
  await settled(db, tenant.tenantId);
  return listen(server, { token: await server.tokenOf(account), 'last-event-id': bookmark });
}

describe('who was away while much happened to others', () => {
  it('is sent the little that they missed, and need not look at everything anew', async () => {
    const bookmark = await bookmarkOf(tenant.engineer);
    const missed: string[] = [];
    for (let times = 0; times < 2; times++) {
      await othersHear(2500);
      missed.push(await orderOf());
    }
    const again = await comeBack(tenant.engineer, bookmark);
    await expect.poll(() => again.of('order')).toEqual(missed);
    const later = await orderOf();
    await expect.poll(() => again.of('order')).toEqual([...missed, later]);
    expect(again.of('reset')).toEqual([]);
  });

  it('is caught up with all others who come back then, each from where they stood, and hears nothing twice', async () => {
    const people = [tenant.engineer, tenant.lead, tenant.engineer2, tenant.dispatcher];
    const bookmarks: string[] = [];
    const missed: string[] = [];
    for (const account of people) {
      bookmarks.push(await bookmarkOf(account));
      await othersHear(1500);
      missed.push(await orderOf());
    }
    const streams = await Promise.all(
      people.map((account, index) => comeBack(account, bookmarks[index] ?? '')),
    );
    const later = await orderOf();
    for (const [index, stream] of streams.entries()) {
      await expect.poll(() => stream.of('order')).toEqual([...missed.slice(index), later]);
      expect(stream.of('reset')).toEqual([]);
    }
  });

  it('goes on where they stood when they are cut off before they have caught up', async () => {
    const bookmark = await bookmarkOf(tenant.engineer);
    const missed: string[] = [];
    for (let times = 0; times < 2; times++) {
      missed.push(await orderOf());
      await othersHear(2500);
    }
    const cutOff = await comeBack(tenant.engineer, bookmark);
    await expect.poll(() => cutOff.of('order')).toContain(missed[0]);
    cutOff.close();
    const again = await comeBack(tenant.engineer, cutOff.ids.at(-1) ?? '');
    const heard = () => [...cutOff.of('order'), ...again.of('order')];
    await expect.poll(heard).toEqual(missed);
    expect([...cutOff.of('reset'), ...again.of('reset')]).toEqual([]);
  });
});
