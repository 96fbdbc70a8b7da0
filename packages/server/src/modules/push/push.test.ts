import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
// @ts-expect-error the library has no types
import ece from 'http_ece';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { notify } from '../../engine/messages.ts';
import type { Services } from '../../platform/http/services.ts';
import { sendOnce } from '../../platform/outgoing/send.ts';
import {
  buildTenant,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { query } from '../../testing/query.ts';

interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service of our own: what arrives, and how it answers. */
const arrived: Arrived[] = [];
let answer = 201;
/** Paths that get no answer. */
const silent = new Set<string>();
const service = createServer((request, reply) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    if (!silent.has(request.url ?? '')) reply.writeHead(answer).end();
  });
});
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
const port = (service.address() as AddressInfo).port;
afterAll(() => {
  service.closeAllConnections();
  return new Promise((done) => service.close(done));
});

/** Only public addresses are pushed to, so what is sent to ours is led to the one on this machine. */
const ourService = 'https://push.example.com';
const sendToOurs: Services['sendOnce'] = (outgoing) =>
  sendOnce({
    ...outgoing,
    url: outgoing.url.replace(ourService, `http://127.0.0.1:${port}`),
    targets: { privateToo: true, ports: [[port, port]] },
  });

const db = await testDatabase();
const server = await testServer(db, {
  environment: { SVCDESK_PUSH_SERVICES: 'push.example.com' },
  replace: { sendOnce: sendToOurs },
  gatherMs: 10,
});
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

let browsers = 0;
/** A browser that can be notified, with the keys that it keeps to itself. */
function browser(kinds: ('assigned' | 'late' | 'message')[] = ['assigned', 'late', 'message']) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const secret = randomBytes(16);
  const path = `/push/${++browsers}`;
  const subscription = {
    endpoint: `${ourService}${path}`,
    keys: { p256dh, auth: secret.toString('base64url') },
    kinds,
  };
  const read = () =>
    arrived
      .filter((each) => each.path === path)
      .map(({ body }) =>
        JSON.parse(
          ece
            .decrypt(body, {
              version: 'aes128gcm',
              privateKey: pair,
              authSecret: secret.toString('base64url'),
            })
            .toString(),
        ),
      );
  return { subscription, read, path };
}

const orderId = '0193e4a0-0000-7000-8000-0000000000aa';

const happensTo = ({ tenantId, accountId }: TestAccount, kind: string, id: string): Promise<void> =>
  db.transaction((tx) =>
    notify(tx, {
      tenantId,
      kind: kind as 'order.assigned',
      accountIds: [accountId],
      params: { orderNo: 'WO-1', title: 'Printer' },
      target: { kind: 'order', id },
      at: server.clock.now().getTime(),
    }),
  );

async function rowsWith(endpoint: string): Promise<unknown> {
  const text = 'SELECT count(*) FROM push_subscriptions WHERE endpoint = $1';
  return (await db.connection.run({ text, values: [endpoint] })).rows[0]?.[0];
}

async function failuresOf(endpoint: string): Promise<unknown> {
  const text = 'SELECT failures FROM push_subscriptions WHERE endpoint = $1';
  return (await db.connection.run({ text, values: [endpoint] })).rows[0]?.[0];
}

/** How many pushes had such an outcome, as Prometheus reads it. */
async function counted(outcome: 'given_up' | 'gone'): Promise<number> {
  const text = await server.services.figures.read();
  return Number(
    new RegExp(`^svcdesk_pushes_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0,
  );
}

/** Nothing that happened is still to be gathered for the browsers. */
async function gathered(): Promise<void> {
  const text = `SELECT count(*) FROM push_cursors c JOIN events e ON e.tenant_id = c.tenant_id
    AND (e.xid, e.id) > (c.xid, c.event_id) WHERE c.tenant_id = $1`;
  const left = async () => (await db.connection.run({ text, values: [tenant.tenantId] })).rows[0]?.[0];
  await expect.poll(left).toBe(0);
}

/** Another account's browser, which hears everything. */
let witness: ReturnType<typeof browser>;
beforeEach(async () => {
  arrived.length = 0;
  answer = 201;
  witness = browser();
  await (await server.as(tenant.engineer2)).push.subscribe(witness.subscription);
});

/**
 * Something happens that an engineer is notified of, and what is to be pushed is: the server does so by itself and
 * one batch after the other, so that a second one that arrived says that the first one is over.
 */
async function happens(kind: 'order.assigned' | 'sla.warn' | 'order.progress' | 'order.supplement') {
  await happensTo(tenant.engineer, kind, orderId);
  await gathered();
  const heard = witness.read().length;
  await happensTo(tenant.engineer2, 'order.progress', newId());
  await expect.poll(() => witness.read().length).toBe(heard + 1);
}

describe('a browser that is subscribed', () => {
  it('is notified of what became mine, so that it alone can read it, signed with the key it was given', async () => {
    const engineer = await server.as(tenant.engineer);
    const { publicKey } = await engineer.push.key({});
    const { subscription, read } = browser();
    await engineer.push.subscribe(subscription);
    await happens('order.assigned');
    await expect.poll(read).toHaveLength(1);
    const [sent] = read();
    expect(sent).toMatchObject({ kind: 'assigned', target: { kind: 'order', id: orderId } });
    expect(sent.body).toContain('WO-1');
    expect(sent.actions.map(({ action }: { action: string }) => action)).toEqual(['accept', 'open']);
    const mine = arrived.find(({ path }) => subscription.endpoint.endsWith(path));
    expect(mine?.body.toString('latin1')).not.toContain('WO-1');
    const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(mine?.headers.authorization ?? '') ?? [];
    expect(key).toBe(publicKey);
    const [head, claims, signature = ''] = token.split('.');
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
    expect(
      verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
    ).toBe(true);
  });

  it('is notified of each thing once, and only of the kinds that are wanted', async () => {
    const engineer = await server.as(tenant.engineer);
    const { subscription, read } = browser(['late']);
    const { id } = await engineer.push.subscribe(subscription);
    await happens('order.supplement');
    expect(read()).toEqual([]);
    await happens('sla.warn');
    await happens('order.progress');
    await expect.poll(read).toHaveLength(1);
    const again = await engineer.push.subscribe({ ...subscription, kinds: ['message'] });
    expect(again.id).toBe(id);
  });

  it('is left in peace in the quiet hours', async () => {
    const engineer = await server.as(tenant.engineer);
    const { subscription, read } = browser();
    await engineer.push.subscribe({ ...subscription, quietFrom: '00:00', quietTo: '23:59' });
    await happens('order.assigned');
    expect(read()).toEqual([]);
    await engineer.push.subscribe(subscription);
    server.clock.advance(11 * 60_000);
    await happens('order.assigned');
    await expect.poll(read).toHaveLength(1);
  });

  it('is notified of nothing once its session has ended, nor when it was unsubscribed', async () => {
    const [first, second] = [await server.as(tenant.engineer), await server.as(tenant.engineer)];
    const [gone, left] = [browser(), browser()];
    await first.push.subscribe(gone.subscription);
    const { id } = await second.push.subscribe(left.subscription);
    await first.auth.logout({});
    const stranger = await server.as(tenant.outsider);
    await expect(stranger.push.unsubscribe({ id })).rejects.toMatchObject({ code: 'notFound' });
    await second.push.unsubscribe({ id });
    server.clock.advance(11 * 60_000);
    await happens('order.assigned');
    expect([gone.read(), left.read()]).toEqual([[], []]);
  });

  it('is notified of nothing once its session has idled for as long as its tenant sets', async () => {
    const own = await buildTenant(db);
    await query(db)`UPDATE tenants SET idle_minutes = 30 WHERE id = ${own.tenantId}`;
    const { subscription, path } = browser();
    const other = browser();
    await (await server.as(own.engineer)).push.subscribe(subscription);
    server.clock.advance(32 * 60_000);
    await (await server.as(own.engineer)).push.subscribe(other.subscription);
    await happensTo(own.engineer, 'order.assigned', newId());
    await expect.poll(() => arrived.filter((each) => each.path === other.path)).toHaveLength(1);
    expect(arrived.filter((each) => each.path === path)).toEqual([]);
  });

  it('is forgotten when the push service knows it no more, and kept when that only fails', async () => {
    const engineer = await server.as(tenant.engineer);
    const { subscription } = browser();
    const { id } = await engineer.push.subscribe(subscription);
    const [failed, gone] = [await counted('given_up'), await counted('gone')];
    answer = 500;
    server.clock.advance(11 * 60_000);
    await happens('order.assigned');
    await expect.poll(() => counted('given_up')).toBeGreaterThan(failed);
    expect(await counted('gone')).toBe(gone);
    answer = 410;
    server.clock.advance(11 * 60_000);
    await happens('order.assigned');
    await expect.poll(() => rowsWith(subscription.endpoint)).toBe(0);
    await expect.poll(() => counted('gone')).toBeGreaterThan(gone);
    await expect(engineer.push.unsubscribe({ id })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('is forgotten when nothing has reached it for seven days, and no sooner', async () => {
    const engineer = await server.as(tenant.engineer);
    const { subscription, path } = browser();
    await engineer.push.subscribe(subscription);
    const tries = () => arrived.filter((each) => each.path === path).length;
    const failingSince = async () => {
      const text = 'SELECT failing_since FROM push_subscriptions WHERE endpoint = $1';
      const [row] = (await db.connection.run({ text, values: [subscription.endpoint] })).rows;
      return row?.map(String)[0];
    };
    const failAgain = async () => {
      const before = tries();
      server.clock.advance(11 * 60_000);
      await happensTo(tenant.engineer, 'order.assigned', newId());
      await expect.poll(tries).toBe(before + 1);
    };
    answer = 500;
    await failAgain();
    await expect.poll(failingSince).not.toBe('null');
    const since = await failingSince();
    await failAgain();
    await failAgain();
    expect(await failingSince()).toBe(since);
    await db.connection.run({
      text: "UPDATE push_subscriptions SET failing_since = failing_since - interval '7 days' WHERE endpoint = $1",
      values: [subscription.endpoint],
    });
    await failAgain();
    await expect.poll(() => rowsWith(subscription.endpoint)).toBe(0);
  });

  it.each([
    [403, 10],
    [500, 100],
  ])('is forgotten when pushes to it end with %i so many times in a row: %i', async (http, tries) => {
    const own = await buildTenant(db);
    const { subscription, path } = browser();
    await (await server.as(own.engineer)).push.subscribe(subscription);
    // As if all but the last two had been tried.
    await query(
      db,
    )`UPDATE push_subscriptions SET failures = ${tries - 2}, failing_since = ${server.clock.now()}
      WHERE endpoint = ${subscription.endpoint}`;
    answer = http;
    for (const [left, tried] of [
      [1, 1],
      [0, 2],
    ]) {
      await happensTo(own.engineer, 'order.assigned', newId());
      await expect.poll(() => arrived.filter((each) => each.path === path).length).toBe(tried);
      if (left === 0) await expect.poll(() => rowsWith(subscription.endpoint)).toBe(0);
      else await expect.poll(() => failuresOf(subscription.endpoint)).toBe(tries - 1);
    }
  });

  it('counts failures in a row alone', async () => {
    const own = await buildTenant(db);
    const { subscription, path } = browser();
    await (await server.as(own.engineer)).push.subscribe(subscription);
    await query(db)`UPDATE push_subscriptions SET failures = 9, failing_since = ${server.clock.now()}
      WHERE endpoint = ${subscription.endpoint}`;
    await happensTo(own.engineer, 'order.assigned', newId());
    await expect.poll(() => arrived.some((each) => each.path === path)).toBe(true);
    await expect.poll(() => failuresOf(subscription.endpoint)).toBe(0);
  });

  it('is notified at once while the browsers of another account keep silent', async () => {
    const engineer = await server.as(tenant.engineer);
    const mute = Array.from({ length: 10 }, () => browser());
    for (const { subscription, path } of mute) {
      silent.add(path);
      await engineer.push.subscribe(subscription);
    }
    await happensTo(tenant.engineer, 'order.assigned', newId());
    await expect.poll(() => arrived.some(({ path }) => silent.has(path))).toBe(true);
    // The first batch is still under way: neither the second one nor the first has to wait for it.
    await happensTo(tenant.engineer2, 'order.progress', newId());
    await expect.poll(() => witness.read().length, { timeout: 5000 }).toBe(1);
    service.closeAllConnections();
    silent.clear();
  });
});

describe('what an older transaction holds up', () => {
  it.runIf(process.env.SVCDESK_TEST_DB === 'postgres')(
    'is notified as soon as that is over, though nothing else happens',
    async () => {
      const goOn = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      // Not announced, so no notification comes with its end.
      const older = db.transaction(async (tx) => {
        await tx.connection.run({ text: 'SELECT pg_current_xact_id()', values: [] });
        begun.resolve();
        await goOn.promise;
      });
      await begun.promise;
      const held = vi.spyOn(db, 'transaction');
      onTestFinished(() => held.mockRestore());
      await happensTo(tenant.engineer2, 'order.assigned', newId());
      // The server has looked in vain, more than once.
      await expect.poll(() => held.mock.calls.length).toBeGreaterThan(2);
      expect(witness.read()).toEqual([]);
      goOn.resolve();
      await older;
      await expect.poll(() => witness.read().length).toBe(1);
    },
  );
});
