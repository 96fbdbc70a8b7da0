import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSvcdeskError } from '@svcdesk/core';
// @ts-expect-error the library has no types
import ece from 'http_ece';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { notify } from '../../engine/messages.ts';
import type { Services } from '../../platform/http/services.ts';
import { sendOnce } from '../../platform/outgoing/send.ts';
import {
  buildStaff,
  buildTenant,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { isQuiet, pushKindOf } from './gather.ts';

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

/** Nothing that happened is still to be gathered for the browsers. */
async function gathered(): Promise<void> {
  const text = `SELECT count(*) FROM push_cursors c JOIN events e ON e.tenant_id = c.tenant_id
    AND (e.xid, e.id) > (c.xid, c.event_id) WHERE c.tenant_id = $1`;
  const left = async () => (await db.connection.run({ text, values: [tenant.tenantId] })).rows[0]?.[0];
  await expect.poll(left).toBe(0);
}

/** Somebody else's browser, which hears everything. */
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

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (!isSvcdeskError(error)) throw error;
      return error.issues?.map(({ path, code }) => `${path} ${code}`).join() || error.code;
    },
  );

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
    expect(await refusalOf(stranger.push.unsubscribe({ id }))).toBe('notFound');
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
    answer = 500;
    server.clock.advance(11 * 60_000);
    await happens('order.assigned');
    answer = 410;
    server.clock.advance(11 * 60_000);
    await happens('order.assigned');
    await expect.poll(() => rowsWith(subscription.endpoint)).toBe(0);
    expect(await refusalOf(engineer.push.unsubscribe({ id }))).toBe('notFound');
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

  it('is notified at once while the browsers of somebody else keep silent', async () => {
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
      // One that nobody is notified of: no notification comes with its end.
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

describe('subscribing', () => {
  it('takes push services in public by HTTPS alone, whatever webhooks may reach', async () => {
    const environment = { SVCDESK_WEBHOOK_PRIVATE: 'on', SVCDESK_WEBHOOK_PORTS: '1-65535' };
    const closed = await testServer(db, { environment });
    const engineer = await closed.as(tenant.engineer);
    const { subscription } = browser();
    for (const [endpoint, code] of [
      [`http://127.0.0.1:${port}/x`, 'startsWith'],
      ['https://127.0.0.1/x', 'privateAddress'],
      ['https://intranet/x', 'privateAddress'],
      ['http://push.example.com/x', 'startsWith'],
      ['https://push.example.com:8443/x', 'port'],
      ['no address', 'format'],
      ['https://push.example.com/x', 'pushService'],
      ['https://fcm.googleapis.com.example.com/x', 'pushService'],
    ] as const) {
      const refused = await refusalOf(engineer.push.subscribe({ ...subscription, endpoint }));
      expect([endpoint, refused]).toEqual([endpoint, `endpoint ${code}`]);
    }
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://wns2-by3p.notify.windows.com/w/?token=x',
      'https://web.push.apple.com/x',
    ]) {
      expect(await refusalOf(engineer.push.subscribe({ ...subscription, endpoint }))).toBe('done');
    }
  });

  it('gives every server of a database the same key, and the private one lies sealed', async () => {
    const servers = [await testServer(db), await testServer(db)];
    // Of somebody who has no session by the other server's clock, which is hours ahead: those of these would be the oldest.
    const person = await buildStaff(tenant, { groupIds: [tenant.groupId] });
    const keys = await Promise.all(
      servers.map(async (each) => (await (await each.as(person)).push.key({})).publicKey),
    );
    expect(new Set(keys).size).toBe(1);
    expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65);
    const { rows } = await db.connection.run({
      text: 'SELECT sealed_private_key FROM push_keys',
      values: [],
    });
    expect(JSON.stringify(rows)).toMatch(/v1\./);
  });
});

describe('kinds and quiet hours', () => {
  it('every message is pushed as one of three kinds', () => {
    expect(pushKindOf('order.assigned')).toBe('assigned');
    expect(pushKindOf('sla.missed')).toBe('late');
    expect(pushKindOf('order.supplement')).toBe('message');
  });

  it.each([
    ['23:30', '22:00', '07:00', true],
    ['06:59', '22:00', '07:00', true],
    ['07:00', '22:00', '07:00', false],
    ['12:30', '12:00', '13:00', true],
    ['13:00', '12:00', '13:00', false],
    ['12:30', null, null, false],
    ['12:30', '12:30', '12:30', false],
  ])('%s within %s to %s is quiet: %s', (time, from, to, quiet) => {
    expect(isQuiet(time, from, to)).toBe(quiet);
  });
});
