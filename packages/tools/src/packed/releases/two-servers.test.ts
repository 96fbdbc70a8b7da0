import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Client, createClient } from '@svcdesk/core';
import { startPostgres } from '@svcdesk/server/testing/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltRelease, builtRelease } from '../../releases/built-release.fixture.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';
import { ran } from '../ran.fixture.ts';
import { expansion, nextServer } from './next-server.fixture.ts';
import { draftFor, startLoad } from './order-load.fixture.ts';

/** An SDK of either version, as far as it is used here. */
interface Sdk {
  readonly core: Pick<typeof import('@svcdesk/core'), 'createClient'>;
  readonly contract: Pick<typeof import('@svcdesk/core/contract'), 'domains' | 'isCall'>;
}

/** So long a migration holds what it has locked. */
const holdMs = 8_000;

describe('a server of the release before and one of this version on one database', () => {
  let release: BuiltRelease;
  const cleanups: (() => unknown)[] = [];
  let startOld: () => Promise<RunningServer>;
  let startNew: () => Promise<RunningServer>;
  let env: Readonly<Record<string, string>>;

  beforeAll(async () => {
    release = await builtRelease();
    const postgres = await startPostgres();
    cleanups.push(() => postgres.stop());
    const next = await nextServer({ '9000_later': expansion() });
    cleanups.push(next.remove);
    env = {
      DATABASE_URL: postgres.url,
      SVCDESK_SECRET_KEY: 'a-key-for-both-versions-of-the-server',
      SVCDESK_RATE_LIMITS: 'off',
      SVCDESK_LOG_LEVEL: 'error',
      NODE_OPTIONS: '',
    };
    const start = async (entry: string): Promise<RunningServer> => {
      const server = await startServer({ entry, args: ['start'], env, startTimeoutMs: 180_000 });
      cleanups.push(() => server.stop());
      return server;
    };
    startOld = () => start(release.serverEntry);
    startNew = () => start(next.entry);
  }, 900_000);
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup();
  }, 60_000);

  /** Comes back when a server says that it cannot keep up, which on a busy machine is true: such a call was not begun. */
  const patientFetch: typeof fetch = async (input, init) => {
    for (let returns = 0; ; returns++) {
      const reply = await fetch(input, init);
      if (reply.status !== 503 || returns === 30) return reply;
      await reply.body?.cancel();
      await pause(Number(reply.headers.get('retry-after') ?? 1) * 1000);
    }
  };

  async function engineerOn(
    { url, password }: RunningServer,
    by: typeof fetch = patientFetch,
  ): Promise<Client> {
    const client = createClient({ baseUrl: url, retries: 0, timeoutMs: 60_000, fetch: by });
    await client.signIn({ account: 'engineer', password });
    return client;
  }

  it('both raise, accept and read orders while the one is rolled out, and while it is taken back', async () => {
    const old = await startOld();
    const onOld = await engineerOn(old);
    const draft = await draftFor(onOld);
    const oldLoad = startLoad(onOld, draft);
    await oldLoad.more(10);

    // It brings the tables up to date, under load.
    const next = await startNew();
    const onNext = await engineerOn(next);
    const nextLoad = startLoad(onNext, draft);
    await Promise.all([oldLoad.more(50), nextLoad.more(50)]);
    // Each reads what the other has written.
    const [ofOld = '', ofNext = ''] = [oldLoad.created.at(-1), nextLoad.created.at(-1)];
    expect((await onNext.orders.detail({ orderId: ofOld })).id).toBe(ofOld);
    expect((await onOld.orders.detail({ orderId: ofNext })).id).toBe(ofNext);
    await oldLoad.stop();
    await old.stop();
    await nextLoad.more(20);

    // And back: one of the release before is started again, and stays alone.
    const again = await startOld();
    const onAgain = await engineerOn(again);
    const againLoad = startLoad(onAgain, draft);
    await Promise.all([againLoad.more(50), nextLoad.more(20)]);
    await nextLoad.stop();
    await next.stop();
    await againLoad.more(50);
    await againLoad.stop();

    const all = [oldLoad, nextLoad, againLoad].flatMap(({ created }) => created);
    expect(new Set(all).size).toBe(all.length);
    for (const orderId of all) {
      const history = await onAgain.orders.history({ orderId });
      // One that is raised for a group is handed to it at once.
      expect(history.map(({ action }) => action)).toEqual(['create', 'transfer', 'accept']);
    }
  }, 1_200_000);

  /** Makes every reading call that needs nothing, and the way of an order; gives what went wrong, call by call. */
  async function wrongWith(sdk: Sdk, server: RunningServer, account: string): Promise<string[]> {
    const client = sdk.core.createClient({ baseUrl: server.url, fetch: patientFetch, timeoutMs: 60_000 });
    await client.signIn({ account, password: server.password });
    const wrong: string[] = [];
    const calls = Object.values(sdk.contract.domains).flatMap((domain) =>
      Object.values(domain as Record<string, unknown>).filter(sdk.contract.isCall),
    );
    const reads = calls.filter(
      ({ writes, reply, request }) => !writes && reply === undefined && request().safeParse({}).success,
    );
    expect(reads.length).toBeGreaterThan(60);
    for (const call of reads) {
      await client.call(call, {}).catch((error: { code: string; message: string }) => {
        // What this account may not do, or what wants more than can be known here, is refused by both.
        if (!['noPermission', 'badRequest', 'notFound', 'notAllowed'].includes(error.code))
          wrong.push(`${call.id}: ${error.message}`);
      });
    }
    if (account !== 'engineer') return wrong;
    const { id, version } = await client.orders.create(await draftFor(client));
    await client.orders.accept({ orderId: id, version });
    await client.orders.hangUp({ orderId: id, reasonCode: 'waitParts' });
    await client.orders.activate({ id });
    await client.orders.progress({ orderId: id, content: 'Half way' });
    const { status, can } = await client.orders.detail({ orderId: id });
    expect([status, can.includes('resolve')]).toEqual([3, true]);
    expect((await client.orders.history({ orderId: id })).length).toBeGreaterThan(4);
    return wrong;
  }

  it('the SDK of either one understands the other server, call by call', async () => {
    const sdkOf = async (folder: string): Promise<Sdk> => ({
      core: (await import(join(folder, 'index.js'))) as Sdk['core'],
      contract: (await import(join(folder, 'contract/index.js'))) as Sdk['contract'],
    });
    const before = await sdkOf(join(release.folder, 'node_modules/@svcdesk/core/dist'));
    const today: Sdk = {
      core: await import('@svcdesk/core'),
      contract: await import('@svcdesk/core/contract'),
    };
    const old = await startOld();
    for (const account of ['engineer', 'lead', 'customer-a'])
      expect(await wrongWith(today, old, account)).toEqual([]);
    await old.stop();
    const next = await startNew();
    for (const account of ['engineer', 'lead', 'customer-a'])
      expect(await wrongWith(before, next, account)).toEqual([]);
  });

  // The last: a version without its migration would refuse the database.
  it('both go on and stay ready while the tables are brought up to date for some seconds', async () => {
    const [old, next] = [await startOld(), await startNew()];
    const later = await nextServer({
      '9000_later': expansion(),
      // In an empty database, where what it locks is recorded, it sleeps for nobody.
      '9001_long': `CREATE INDEX later_index ON webhook_deliveries (tenant_id);
        ALTER TABLE later ADD COLUMN note text;
        SELECT pg_sleep(${holdMs / 1000}) FROM (SELECT FROM tenants LIMIT 1) AS found;`,
    });
    cleanups.push(later.remove);
    // Nobody comes back here.
    const loads = await Promise.all(
      [old, next].map(async (server) => {
        const client = await engineerOn(server, fetch);
        return startLoad(client, await draftFor(client));
      }),
    );
    await Promise.all(loads.map((load) => load.more(10)));
    for (const load of loads) load.longestPause();
    let migrating = true;
    const statuses = new Set<number>();
    const probing = Promise.all(
      [old, next].map(async ({ url }) => {
        for (; migrating; await pause(100)) statuses.add((await fetch(`${url}/readyz`)).status);
      }),
    );
    const startedAt = performance.now();
    const migrated = await ran(process.execPath, [later.entry, 'migrate'], {
      ...env,
      SVCDESK_DATA: next.dataFolder,
    });
    expect(performance.now() - startedAt).toBeGreaterThan(holdMs);
    migrating = false;
    await probing;
    const pauses = loads.map((load) => load.longestPause());
    expect(migrated, migrated.errors).toMatchObject({ code: 0 });
    expect([...statuses]).toEqual([200]);
    expect(Math.max(...pauses)).toBeLessThan(holdMs / 2);
    for (const load of loads) await load.stop();
    for (const server of [old, next]) await server.stop();
  }, 1_200_000);
});
