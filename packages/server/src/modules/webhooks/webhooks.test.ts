import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebhookEvent, webhookEvents } from '@svcdesk/core/contract';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  buildStaff,
  buildTenant,
  draftOf,
  jobNamed,
  linkPartner,
  runJob,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { expectSigned, webhookReceiver } from '../../testing/webhook-receiver.ts';
import { settled } from '../events/sse-client.fixture.ts';

const db = await testDatabase();
const server = await testServer(db, {
  environment: { SVCDESK_WEBHOOK_PRIVATE: 'on', SVCDESK_WEBHOOK_PORTS: '1-65535' },
});
let tenant: TestTenant;
let manager: TestAccount;
beforeAll(async () => {
  tenant = await buildTenant(db);
  manager = await buildStaff(tenant, {
    roles: ['lead'],
    groupIds: [tenant.rootId],
    ledGroupIds: [tenant.rootId],
  });
});

const runRetries = () => runJob(server, jobNamed('webhook retries'));

const raise = async () => (await server.as(tenant.client)).orders.create(draftOf(tenant));

describe('a webhook', () => {
  it('is sent what it asked for, soon and signed with the secret that was shown once', async () => {
    const { url, arrived, types } = await webhookReceiver();
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
    const engineer = await server.as(tenant.engineer);
    await engineer.orders.accept({ orderId: order.id });
    await engineer.orders.progress({ orderId: order.id, content: 'On my way' });
    const wanted = ['order.accepted', 'order.created'];
    await expect
      .poll(() =>
        types()
          .filter((type) => wanted.includes(type))
          .sort(),
      )
      .toEqual(wanted);
    expect(types()).not.toContain('order.updated');

    const created = arrived.find(({ event }) => event.type === 'order.created');
    expect(created?.event).toMatchObject({
      tenantId: tenant.tenantId,
      data: { action: 'create', order: { id: order.id, orderNo: order.orderNo, title: order.title } },
    });
    expectSigned(created, secret);
    const [stored] = await query(db)<{ secret: string }>`SELECT secret FROM webhooks WHERE id = ${id}`;
    expect(stored?.secret).toMatch(/^v1\./);
    expect(server.services.secrets.open(tenant.tenantId, stored?.secret ?? '')).toBe(secret);

    const accepted = () => arrived.find(({ event }) => event.data.kind === 'order.accepted')?.event;
    await expect.poll(accepted).toBeDefined();
    const message = accepted();
    expect(message).toMatchObject({
      type: 'message.created',
      data: { accountIds: [tenant.client.accountId], target: { kind: 'order', id: order.id } },
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
    const { url, arrived } = await webhookReceiver(() => status);
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

  it('that keeps silent holds up no other one', async () => {
    const owner = await server.as(manager);
    const silent: IncomingMessage[] = [];
    const mute = createServer((request) => void silent.push(request));
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    onTestFinished(() => {
      mute.closeAllConnections();
      mute.close();
    });
    const other = await webhookReceiver();
    const muteUrl = `http://127.0.0.1:${(mute.address() as AddressInfo).port}/hook`;
    const hooks = [await owner.webhooks.save({ url: other.url, events: ['order.accepted'] })];
    for (let hook = 0; hook < 3; hook++) {
      hooks.push(await owner.webhooks.save({ url: `${muteUrl}?${hook}`, events: ['order.created'] }));
    }
    const client = await server.as(tenant.client);
    const made = [];
    for (let order = 0; order < 4; order++) made.push(await client.orders.create(draftOf(tenant)));
    await expect.poll(() => silent.length).toBeGreaterThanOrEqual(10);
    const engineer = await server.as(tenant.engineer);
    await engineer.orders.accept({ orderId: made[0]?.id ?? '' });
    await settled(db, tenant.tenantId);
    await expect.poll(other.types, { timeout: 5000 }).toContain('order.accepted');
    for (const { id } of hooks) await owner.webhooks.delete({ id });
  });

  it('that was off is sent what comes, not of what came meanwhile; another secret ends the old one', async () => {
    const { url, types, arrived } = await webhookReceiver();
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
    expect(arrived[0]?.event.data).toMatchObject({ order: { id: order.id } });
    await on.webhooks.delete({ id });
  });
});

describe('work of other kinds', () => {
  const ofKinds = (...kinds: string[]): WebhookEvent[] =>
    webhookEvents.filter((event) => kinds.includes(event.split('.')[0] ?? ''));
  /** What goes out at the same moment may arrive in any order. */
  const sorted = (names: readonly string[]): string[] => names.toSorted();

  it('is emitted by the names of its kind, signed, with what its number and state are', async () => {
    const { url, arrived, types } = await webhookReceiver();
    const on = await server.as(manager);
    const { id: hookId, secret = '' } = await on.webhooks.save({
      url,
      events: ofKinds('project', 'pm', 'device', 'requirement'),
    });
    const head = await buildStaff(tenant, { roles: ['pm'] });
    const [lead, engineer, client, pm] = await Promise.all(
      [tenant.lead, tenant.engineer, tenant.client, head].map((account) => server.as(account)),
    );
    if (!lead || !engineer || !client || !pm) throw new Error('An account could not sign in');
    const cellId = tenant.cellIds[0] ?? '';
    const engineerId = tenant.engineer.accountId;
    const { groupId } = tenant;
    const soon = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString();
    const plan = { planStart: soon(1), planEnd: soon(2) };

    const device = await lead.deviceOrders.create({ cellId, groupId, title: 'The switch', engineerId });
    await engineer.deviceOrders.handle({ id: device.id, action: 'start' });
    await engineer.deviceOrders.handle({ id: device.id, action: 'finish', result: 'Replaced' });
    await lead.deviceOrders.handle({ id: device.id, action: 'check', pass: true });
    const deviceTypes = ['created', 'allocated', 'started', 'finished', 'closed'].map((it) => `device.${it}`);
    await expect.poll(() => sorted(types())).toEqual(sorted(deviceTypes));
    expectSigned(arrived[0], secret);
    expect(arrived.find(({ event }) => event.type === 'device.closed')?.event).toMatchObject({
      tenantId: tenant.tenantId,
      data: { action: 'check', device: { id: device.id, orderNo: device.orderNo, status: 6, engineerId } },
    });

    const draft = { cellId, groupId, engineerId, name: 'The network', items: [{ name: 'Heat', kind: 'ok' }] };
    const every = { count: 1, unit: 'month' } as const;
    const anchorOn = soon(8).slice(0, 10);
    const { id: planId } = await lead.pmPlans.save({ ...draft, every, anchorOn } as Parameters<
      typeof lead.pmPlans.save
    >[0]);
    const [order] = (await lead.pmOrders.page({ planId })).list;
    await engineer.pmOrders.handle({ id: order?.id ?? '', action: 'schedule', ...plan });
    const { id: orderId } = await pm.projects.create({
      cellId,
      groupId,
      title: 'Renew the network',
      projectName: 'Renewal',
      stages: [{ name: 'Survey' }],
    });
    await engineer.projects.accept({ orderId });
    const [stage] = (await pm.projects.findOne({ orderId })).stages;
    const done = { stageId: stage?.id ?? '', result: 'Done' };
    await engineer.projects.handle({ orderId, action: 'resolveStage', ...done });
    const asked = await client.requirements.create({ cellId, title: 'A second printer' });
    await lead.requirements.checkLock({ id: asked.id });
    await client.requirements.cancel({ id: asked.id });
    await expect
      .poll(() => sorted(types().slice(deviceTypes.length)))
      .toEqual([
        'pm.created',
        'pm.scheduled',
        'project.accepted',
        'project.created',
        'project.resolved',
        'requirement.cancelled',
        'requirement.created',
        'requirement.updated',
      ]);
    expect(arrived.map(({ event }) => event.data)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ pm: expect.objectContaining({ id: order?.id, planId, engineerId }) }),
        expect.objectContaining({ project: expect.objectContaining({ id: orderId, status: 5 }) }),
        expect.objectContaining({
          requirement: expect.objectContaining({ requirementNo: asked.requirementNo, cellId }),
        }),
      ]),
    );
    await on.webhooks.delete({ id: hookId });
  });

  it('that two tenants share is sent to each by its own half', async () => {
    const partner = await linkPartner(tenant);
    const [ours, theirs, stranger] = [
      await webhookReceiver(),
      await webhookReceiver(),
      await webhookReceiver(),
    ];
    const other = await buildTenant(db);
    const leads = { groupIds: [other.rootId], ledGroupIds: [other.rootId] };
    const elsewhere = await buildStaff(other, { roles: ['lead'], ...leads });
    const events = ofKinds('order', 'entrusted');
    const hooks = await Promise.all(
      (
        [
          [manager, ours],
          [partner.lead, theirs],
          [elsewhere, stranger],
        ] as const
      ).map(async ([account, { url }]) => (await server.as(account)).webhooks.save({ url, events })),
    );
    const engineerId = partner.engineer.accountId;
    const made = await (await server.as(tenant.client)).orders.create({
      ...draftOf(tenant),
      reportName: 'Ms Zhao',
      reportPhone: '13812345678',
    });
    const engineer = await server.as(tenant.engineer);
    await engineer.orders.accept({ orderId: made.id });
    const lead = await server.as(tenant.lead);
    const { id } = await lead.entrust.create({ orderId: made.id, partnerTenantId: partner.tenantId });
    await (await server.as(partner.lead)).entrust.distribute({ id, status: 1, engineerId });
    const wanted = ['entrusted.created', 'entrusted.distributed'];
    await expect
      .poll(() => sorted(ours.types().filter((type) => type.startsWith('entrusted'))))
      .toEqual(wanted);
    await expect.poll(() => sorted(theirs.types())).toEqual(wanted);
    expectSigned(theirs.arrived[0], hooks[1]?.secret ?? '');
    const half = ({ arrived }: typeof ours) =>
      arrived.find(({ event: { type } }) => type === 'entrusted.distributed')?.event.data.entrusted as Record<
        string,
        unknown
      >;
    expect(half(ours)).toMatchObject({
      id,
      side: 'owner',
      status: 2,
      orderId: made.id,
      orderNo: made.orderNo,
    });
    expect(half(theirs)).toMatchObject({ id, side: 'partner', status: 2, engineerId });
    expect(half(theirs).otherNo).toBe(half(ours).entrustNo);
    for (const ofPartner of ['engineerId', 'handlerGroupId'])
      expect(half(ours)).not.toHaveProperty(ofPartner);
    for (const ofOwner of ['orderId', 'orderNo', 'coordinatorId'])
      expect(half(theirs)).not.toHaveProperty(ofOwner);
    const sent = JSON.stringify(theirs.arrived.map(({ event: { data } }) => data));
    for (const secret of [made.id, made.orderNo, tenant.engineer.accountId, 'Ms Zhao', '13812345678']) {
      expect(sent).not.toContain(secret);
    }
    expect(stranger.arrived).toEqual([]);
    const on = await server.as(manager);
    await on.webhooks.delete({ id: hooks[0]?.id ?? '' });
  });
});

describe('webhooks', () => {
  it('are managed by who leads the root group alone, and are those of their tenant', async () => {
    const on = await server.as(manager);
    const made = await on.webhooks.save({ url: 'http://127.0.0.1:9/x', events: ['order.created'] });
    const twice = on.webhooks.save({ url: 'http://127.0.0.1:9/x', events: ['order.created'] });
    await expect(twice).rejects.toMatchObject({ issues: [{ path: 'url', code: 'sameWebhook' }] });
    const lead = await server.as(tenant.lead);
    await expect(lead.webhooks.list({})).rejects.toMatchObject({ code: 'noPermission' });
    const other = await buildTenant(db);
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
      Array.from({ length: 22 }, (_, hook) =>
        on.webhooks.save({ url: `http://127.0.0.1:9/x?${hook}`, events: ['order.created'], enabled: false }),
      ),
    );
    expect(made20.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    const { rows } = await db.connection.run({
      text: `SELECT changes::text FROM audit_events WHERE tenant_id = $1 AND kind = 'webhook.change'`,
      values: [tenant.tenantId],
    });
    expect(rows.length).toBeGreaterThan(20);
    expect(JSON.stringify(rows)).not.toContain('whsec_');
  });
});
