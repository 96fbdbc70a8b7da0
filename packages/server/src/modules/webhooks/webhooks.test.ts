import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  buildDesk,
  buildStaff,
  draftOf,
  newId,
  type TestAccount,
  type TestDesk,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { isPublic, looksPrivate } from './address.ts';
import { webhookRetries } from './jobs.ts';

const db = await testDatabase();
const server = await testServer(db, { environment: { SVCDESK_WEBHOOK_PRIVATE: 'on' } });
let desk: TestDesk;
let manager: TestAccount;
beforeAll(async () => {
  desk = await buildDesk(db);
  manager = await buildStaff(desk, { roles: ['lead'], groupIds: [desk.rootId], ledGroupIds: [desk.rootId] });
});

interface Arrived {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly told: { id: string; type: string; tenantId: string; data: Record<string, unknown> };
}

/** Somebody's server that webhooks call. */
async function receiver(status: () => number = () => 204) {
  const arrived: Arrived[] = [];
  const http = createServer(async (request, response) => {
    const body = await text(request);
    arrived.push({ headers: request.headers, body, told: JSON.parse(body) as Arrived['told'] });
    response.writeHead(status(), { location: 'http://127.0.0.1:1/elsewhere' });
    response.end();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/hook`;
  return { url, arrived, types: () => arrived.map(({ told }) => told.type) };
}

const runRetries = () =>
  webhookRetries.run({ services: server.services, db, log: server.services.log, now: server.clock.now });

const raise = async () => (await server.as(desk.client)).orders.create(draftOf(desk));

describe('a webhook', () => {
  it('is told of what it asked for, soon and signed with the secret that was shown once', async () => {
    const { url, arrived, types } = await receiver();
    const on = await server.as(manager);
    await raise();
    const { id, secret = '' } = await on.webhooks.save({
      url,
      events: ['order.created', 'order.accepted', 'message.created'],
    });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await on.webhooks.list({})).toEqual([
      expect.not.objectContaining({ secret: expect.anything() }) as object,
    ]);
    const order = await raise();
    const engineer = await server.as(desk.engineer);
    await engineer.orders.accept({ orderId: order.id });
    await engineer.orders.progress({ orderId: order.id, content: 'On my way' });
    await expect.poll(() => types().filter((type) => type === 'order.accepted').length).toBe(1);
    expect(types().filter((type) => type === 'order.created')).toHaveLength(1);
    expect(types()).not.toContain('order.updated');

    const created = arrived.find(({ told }) => told.type === 'order.created');
    expect(created?.told).toMatchObject({
      tenantId: desk.tenantId,
      data: { action: 'create', order: { id: order.id, orderNo: order.orderNo, title: order.title } },
    });
    const {
      'webhook-id': sentId,
      'webhook-timestamp': at,
      'webhook-signature': signature,
    } = created?.headers ?? {};
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = createHmac('sha256', key).update(`${sentId}.${at}.${created?.body}`).digest('base64');
    expect(signature).toBe(`v1,${signed}`);
    expect(created?.told.id).toBe(sentId);

    const accepted = () => arrived.find(({ told }) => told.data.kind === 'order.accepted')?.told;
    await expect.poll(accepted).toBeDefined();
    const message = accepted();
    expect(message).toMatchObject({
      type: 'message.created',
      data: { accountIds: [desk.client.accountId], target: { kind: 'order', id: order.id } },
    });
    const texts = message?.data.texts as Record<string, { content: string }>;
    expect(texts['zh-CN']?.content).toContain(order.orderNo);
    expect(texts.en?.content).toContain(order.orderNo);

    const { list } = await on.webhooks.deliveries({ id, size: 100 });
    await expect
      .poll(async () => (await on.webhooks.deliveries({ id, size: 100 })).list.map(({ state }) => state))
      .toEqual(list.map(() => 'delivered'));
    expect(list[0]).toMatchObject({ attempts: 1 });
    await on.webhooks.delete({ id });
    expect(await on.webhooks.list({})).toEqual([]);
    await expect(on.webhooks.deliveries({ id })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('that fails is tried again later and later, each on its own, until it is given up', async () => {
    let status = 500;
    const { url, arrived } = await receiver(() => status);
    let on = await server.as(manager);
    const { id } = await on.webhooks.save({ url, events: ['order.created'] });
    await raise();
    const only = async () => (await on.webhooks.deliveries({ id })).list[0];
    await expect.poll(async () => (await only())?.error).toBe('status');
    expect(await only()).toMatchObject({ state: 'waiting', attempts: 1, httpStatus: 500 });
    const failingSince = async () => (await on.webhooks.list({}))[0]?.failingSince;
    await expect.poll(failingSince).toBeTruthy();
    await runRetries();
    expect(arrived).toHaveLength(1);

    server.clock.advance(61_000);
    // Two servers at once: one of them sends it.
    await Promise.all([runRetries(), runRetries()]);
    expect(arrived).toHaveLength(2);
    expect(arrived[1]?.body).toBe(arrived[0]?.body);
    status = 302;
    server.clock.advance(5 * 60_000);
    await runRetries();
    expect(await only()).toMatchObject({ state: 'waiting', attempts: 3, httpStatus: 302 });
    for (let round = 0; round < 7; round++) {
      server.clock.advance(86_400_000);
      await runRetries();
    }
    // Days have gone by, and with them the session.
    on = await server.as(manager);
    expect(await only()).toMatchObject({ state: 'failed', attempts: 9 });
    expect((await only())?.nextTryAt).toBeUndefined();

    status = 200;
    await raise();
    await expect.poll(async () => (await only())?.state).toBe('delivered');
    await expect.poll(failingSince).toBeUndefined();
    await on.webhooks.delete({ id });
  });

  it('that was off is told of what comes, not of what came meanwhile; another secret ends the old one', async () => {
    const { url, types, arrived } = await receiver();
    const on = await server.as(manager);
    const made = await on.webhooks.save({ url, events: ['order.created'], enabled: false });
    await raise();
    const { id } = made;
    const again = await on.webhooks.save({ id, url, events: ['order.created'], renewSecret: true });
    expect(again.secret).not.toBe(made.secret);
    const plain = await on.webhooks.save({ id, url, events: ['order.created', 'order.cancelled'] });
    expect(plain.secret).toBeUndefined();
    const order = await raise();
    await expect.poll(types).toEqual(['order.created']);
    expect(arrived[0]?.told.data).toMatchObject({ order: { id: order.id } });
    await on.webhooks.delete({ id });
  });

  it('does not reach private addresses, by name, by number or by what a name stands for', async () => {
    const { arrived } = await receiver();
    const strict = await testServer(db);
    const on = await strict.as(manager);
    for (const url of [
      'http://127.0.0.1/x',
      'http://[::1]/x',
      'http://[::ffff:10.0.0.1]/x',
      'http://2130706433/',
      'http://localhost:9200/',
      'http://metadata/',
      'https://user:secret@example.com/',
      'ftp://example.com/',
      'nowhere',
    ]) {
      await expect(on.webhooks.save({ url, events: ['order.created'] })).rejects.toMatchObject({
        code: 'badRequest',
      });
    }
    expect(['169.254.169.254', '100.64.0.1', 'fd00::1', '0.0.0.0'].some(isPublic)).toBe(false);
    expect(['8.8.8.8', '2606:4700::1111'].every(isPublic)).toBe(true);
    expect(looksPrivate(new URL('https://hooks.example.com'))).toBe(false);
    // Stored while the setting allowed it: refused when it is sent.
    const lax = await server.as(manager);
    const { id } = await lax.webhooks.save({ url: 'http://127.0.0.1:9/x', events: ['order.created'] });
    await db.connection.run({
      text: `INSERT INTO webhook_deliveries (tenant_id, id, webhook_id, event, body, next_try_at)
        VALUES ($1, $2, $3, 'order.created', '{}', $4)`,
      values: [desk.tenantId, newId(), id, '2020-01-01T00:00:00Z'],
    });
    await webhookRetries.run({
      services: strict.services,
      db,
      log: strict.services.log,
      now: strict.clock.now,
    });
    const [tried] = (await lax.webhooks.deliveries({ id })).list;
    expect(tried).toMatchObject({ error: 'privateAddress', attempts: 1 });
    expect(arrived).toEqual([]);
    await lax.webhooks.delete({ id });
  });
});

describe('webhooks', () => {
  it('are managed by who leads the root group alone, and are those of his tenant', async () => {
    const on = await server.as(manager);
    const made = await on.webhooks.save({ url: 'http://127.0.0.1:9/x', events: ['order.created'] });
    const lead = await server.as(desk.lead);
    await expect(lead.webhooks.list({})).rejects.toMatchObject({ code: 'noPermission' });
    const other = await buildDesk(db);
    const foreign = await server.as(
      await buildStaff(other, { roles: ['lead'], groupIds: [other.rootId], ledGroupIds: [other.rootId] }),
    );
    expect(await foreign.webhooks.list({})).toEqual([]);
    const { id } = made;
    const tries = [
      foreign.webhooks.deliveries({ id }),
      foreign.webhooks.delete({ id }),
      foreign.webhooks.save({ id, url: 'http://127.0.0.1:9/y', events: ['order.created'] }),
    ];
    for (const tried of await Promise.allSettled(tries)) {
      expect(tried).toMatchObject({ status: 'rejected', reason: { code: 'notFound' } });
    }
    const made20 = await Promise.allSettled(
      Array.from({ length: 22 }, () =>
        on.webhooks.save({ url: 'http://127.0.0.1:9/x', events: ['order.created'], enabled: false }),
      ),
    );
    expect(made20.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    const { rows } = await db.connection.run({
      text: `SELECT changes::text FROM audit_events WHERE tenant_id = $1 AND kind = 'webhook.change'`,
      values: [desk.tenantId],
    });
    expect(rows.length).toBeGreaterThan(20);
    expect(JSON.stringify(rows)).not.toContain('whsec_');
  });
});
