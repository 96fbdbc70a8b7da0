import { randomUUID } from 'node:crypto';
import { createClient } from '@svcdesk/core';
import { orders } from '@svcdesk/core/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { jobs } from './app/jobs.ts';
import { type Database, migrate, openDatabase } from './platform/db/index.ts';
import { buildTenant, draftOf, newId, post, send, type TestTenant, testServer } from './testing/index.ts';
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts';
import { swallowingLine } from './testing/swallowing-line.ts';

const writers = 4;

/** A server of its own: a shared one may not be stopped. */
describe.runIf(process.env.SVCDESK_TEST_DB === 'postgres')('a PostgreSQL under a running server', () => {
  let postgres: PostgresServer;
  let db: Database;
  let tenant: TestTenant;
  beforeAll(async () => {
    postgres = await startPostgres();
    db = await openDatabase({ kind: 'postgres', url: `${postgres.url}?lock_timeout=300` });
    await migrate(db);
    tenant = await buildTenant(db);
  });
  afterAll(async () => {
    await db.close();
    await postgres.stop();
  });

  it('may stop and crash: callers are asked to come back, and all goes on by itself with nothing lost', async () => {
    // All jobs run into it, too.
    const often = jobs.map((job) => ({ ...job, everyMs: Math.min(job.everyMs, 400) }));
    const server = await testServer(db, { jobs: often });
    const client = await server.as(tenant.client);
    const engineer = await server.as(tenant.engineer);
    const token = await server.tokenOf(tenant.client);
    const heard = new Set<string>();
    const listening = engineer.events.listen({
      onEvent: ({ kind, data }) => void heard.add(kind === 'order' ? data.id : kind),
    });
    onTestFinished(() => listening.stop());
    await expect.poll(() => listening.position(), { timeout: 10_000 }).toBeDefined();

    let writing = true;
    const written: string[] = [];
    const codes = new Set<string>();
    /** Sends an order by one key until it is acknowledged, and goes on with the next. */
    const write = async (): Promise<void> => {
      while (writing) {
        const draft = { ...draftOf(tenant), id: newId() };
        const idempotencyKey = randomUUID();
        for (let sent = false; !sent; ) {
          try {
            await client.orders.create(draft, { idempotencyKey });
            sent = true;
          } catch (error) {
            codes.add((error as { code: string }).code);
            await new Promise(setImmediate);
          }
        }
        written.push(draft.id);
      }
    };
    const all = Promise.all(Array.from({ length: writers }, write));
    const more = async () => {
      const before = written.length;
      await expect.poll(() => written.length, { timeout: 20_000 }).toBeGreaterThan(before + writers);
    };

    for (const how of ['upgrade', 'crash'] as const) {
      await more();
      await postgres.halt(how);
      await expect.poll(async () => (await send(`${server.url}/readyz`)).http, { timeout: 10_000 }).toBe(503);
      expect((await send(`${server.url}/healthz`)).http).toBe(200);
      const refused = await post(server.url + orders.create.path, draftOf(tenant), { token });
      expect([refused.http, refused.envelope.status]).toEqual([503, 10503]);
      expect(refused.headers.get('retry-after')).toBe('1');
      expect(refused.text).not.toMatch(/ECONN|127\.0\.0\.1|postgres|terminat/i);
      await postgres.resume();
      await more();
      expect((await send(`${server.url}/readyz`)).http).toBe(200);
    }
    writing = false;
    await all;
    expect([...codes]).toEqual(['unavailable']);
    const { rows } = await db.connection.run({ text: 'SELECT id, record_count FROM orders', values: [] });
    expect(rows.map(([id]) => id).toSorted()).toEqual(written.toSorted());
    expect(rows.every(([, records]) => Number(records) === 1)).toBe(true);
    const { id: last } = await client.orders.create(draftOf(tenant));
    await expect.poll(() => heard.has(last), { timeout: 15_000 }).toBe(true);
  });

  it('may fall silent behind a network that swallows everything: no call waits for ever', async () => {
    const line = await swallowingLine(postgres.url);
    const far = await openDatabase({ kind: 'postgres', url: line.url, answerWithinMs: 400, poolSize: 4 });
    const server = await testServer(far);
    const client = await server.as(tenant.client);
    const token = await server.tokenOf(tenant.engineer2);
    await Promise.all(Array.from({ length: 8 }, () => client.orders.cellPage({})));
    const draft = { ...draftOf(tenant), id: newId() };
    const create = () => client.orders.create(draft, { idempotencyKey: draft.id });

    line.swallow();
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => post(server.url + orders.page.path, {}, { token })),
      post(server.url + orders.create.path, draft, { token, 'idempotency-key': draft.id }),
    ]);
    for (const { http, envelope } of answers) expect([http, envelope.status]).toEqual([503, 10503]);
    await expect(create()).rejects.toMatchObject({ code: 'unavailable' });
    expect((await send(`${server.url}/readyz`)).http).toBe(503);
    expect((await send(`${server.url}/healthz`)).http).toBe(200);

    line.pass();
    expect((await create()).id).toBe(draft.id);
    expect((await create()).id).toBe(draft.id);
    expect((await send(`${server.url}/readyz`)).http).toBe(200);
    await server.close();
    await far.close();
    await line.close();
  });

  it('may keep callers waiting for a lock: they are asked to come back after a while', async () => {
    const server = await testServer(db);
    const other = createClient({ baseUrl: server.url, retries: 0 });
    const token = await server.tokenOf(tenant.engineer2);
    const held = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const holding = db.transaction(async (tx) => {
      await tx.connection.run({ text: 'LOCK TABLE orders IN ACCESS EXCLUSIVE MODE', values: [] });
      held.resolve();
      await goOn.promise;
    });
    await held.promise;
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => post(server.url + orders.page.path, {}, { token })),
    );
    for (const { http, envelope } of answers) expect([http, envelope.status]).toEqual([503, 10503]);
    expect((await send(`${server.url}/readyz`)).http).toBe(503);
    // What has nothing to do with it goes on.
    expect(await other.app.config({})).toBeDefined();
    goOn.resolve();
    await holding;
    const after = await post(server.url + orders.page.path, {}, { token });
    expect(after.envelope.status).toBe(10000);
    expect((await send(`${server.url}/readyz`)).http).toBe(200);
  });
});
