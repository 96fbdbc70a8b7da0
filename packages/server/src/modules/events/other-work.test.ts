import type { Client } from '@svcdesk/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offBoardings } from '../../app/kinds.ts';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
  advanceToHour,
  buildStaff,
  buildTenant,
  draftOf,
  linkPartner,
  newId,
  type TestAccount,
  type TestPartner,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { offBoard } from '../account/off-boarding.ts';
import { openStream, type SseClient } from './sse-client.fixture.ts';

const db = await testDatabase();
const times = { heartbeatMs: 60, lookMs: 100 };
const server = await testServer(db, { eventTimes: times });
/** A second server on the same database, as behind a balancer. */
const second = await testServer(db, { eventTimes: times });

let tenant: TestTenant;
let partner: TestPartner;
let foreign: TestTenant;
let manager: TestAccount;
let cellId: string;
beforeAll(async () => {
  advanceToHour(server.clock, 9);
  foreign = await buildTenant(db);
});
// New accounts for each test: their streams hear only what belongs to it.
beforeEach(async () => {
  tenant = await buildTenant(db);
  partner = await linkPartner(tenant);
  manager = await buildStaff(tenant, { roles: ['pm'] });
  cellId = tenant.cellIds[0] ?? '';
  sessions.clear();
});

/** One session for each person: a sixth would end the first. */
const sessions = new Map<string, Promise<Client>>();
function as(account: TestAccount): Promise<Client> {
  const known = sessions.get(account.accountId) ?? server.as(account);
  sessions.set(account.accountId, known);
  return known;
}

async function streamOf(
  account: TestAccount,
  on = second,
  headers: Record<string, string> = {},
): Promise<SseClient> {
  const token = (await as(account)).session.current()?.token ?? '';
  return openStream(db, on, account, { token, ...headers });
}

const earsOf = (...accounts: TestAccount[]): Promise<SseClient[]> =>
  Promise.all(accounts.map((account) => streamOf(account)));

/** What a client heard of work beside orders, in short. */
const heardBy = (stream: SseClient) =>
  stream.heard
    .filter(({ event }) => event === 'work')
    .map(({ data: { kind, action, gone } }) => `${kind} ${action}${gone ? ' gone' : ''}`);

/** Expects the event at those who may see it, with figures that may have changed, and none at strangers. */
async function expectEmitted(
  hearing: readonly (readonly [SseClient, ...string[]])[],
  strangers: readonly SseClient[] = [],
) {
  for (const [stream, ...words] of hearing) {
    await expect.poll(() => heardBy(stream)).toEqual(words);
    expect(stream.of('counts').length).toBeGreaterThan(0);
  }
  for (const stream of strangers) expect(stream.heard).toEqual([]);
}

const deviceOf = async (over: { managerId?: string; checkerId?: string } = {}) =>
  (await as(tenant.lead)).deviceOrders.create({
    cellId,
    groupId: tenant.groupId,
    title: 'Replace the switch',
    engineerId: tenant.engineer.accountId,
    ...over,
  });

async function entrustedOf() {
  const { id: orderId } = await (await as(tenant.client)).orders.create(draftOf(tenant));
  await (await as(tenant.engineer)).orders.accept({ orderId });
  return (await as(tenant.lead)).entrust.create({ orderId, partnerTenantId: partner.tenantId });
}

describe('a device order', () => {
  it('is emitted to those who see it, on every server, with no more than its id', async () => {
    const here = await streamOf(tenant.engineer, server);
    const [colleague, lead, dispatcher] = await earsOf(tenant.engineer2, tenant.lead, tenant.dispatcher);
    const strangers = await earsOf(tenant.outsider, tenant.client, manager, foreign.dispatcher, partner.lead);
    const { id } = await deviceOf();
    const made = ['device create', 'device allocate'];
    await expectEmitted(
      [here, colleague, lead, dispatcher].map((stream) => [stream as SseClient, ...made]),
      strangers,
    );
    const first = here.heard.find(({ event }) => event === 'work');
    expect(first?.data).toEqual({ kind: 'device', id, action: 'create' });
    expect(here.of('order')).toEqual([]);
    expect(here.of('pool')).toEqual([]);
  });

  it('leaves the lists of those who lose it, and of no others', async () => {
    const { id } = await deviceOf({ managerId: manager.accountId });
    const [engineer, colleague, outsider, formerManager, lead] = await earsOf(
      tenant.engineer,
      tenant.engineer2,
      tenant.outsider,
      manager,
      tenant.lead,
    );
    const strangers = await earsOf(tenant.client, foreign.lead);
    const target = { groupId: tenant.otherGroupId, engineerId: tenant.outsider.accountId, remark: 'Yours' };
    await (await as(tenant.engineer)).deviceOrders.handle({ id, action: 'passOn', ...target });
    await expectEmitted([
      [engineer as SseClient, 'device passOn gone'],
      [colleague as SseClient, 'device passOn gone'],
      [outsider as SseClient, 'device passOn'],
      [formerManager as SseClient, 'device passOn'],
    ]);
    const on = await as(tenant.dispatcher);
    await on.deviceOrders.handle({ id, action: 'setManager', accountId: tenant.lead.accountId });
    await expectEmitted(
      [
        [formerManager as SseClient, 'device passOn', 'device setManager gone'],
        [outsider as SseClient, 'device passOn', 'device setManager'],
        [lead as SseClient, 'device passOn', 'device setManager'],
        [engineer as SseClient, 'device passOn gone'],
      ],
      strangers,
    );
    await expect((await as(tenant.engineer)).deviceOrders.detail({ id })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('a maintenance order', () => {
  it('is emitted as its plan makes it, as it is worked on, and as it goes to another group', async () => {
    const [engineer, colleague, outsider, lead] = await earsOf(
      tenant.engineer,
      tenant.engineer2,
      tenant.outsider,
      tenant.lead,
    );
    // The monitor is a member of the other group.
    const member = await streamOf(tenant.monitor);
    const strangers = await earsOf(tenant.client, foreign.lead, partner.lead);
    const { id: planId } = await (await as(tenant.lead)).pmPlans.save({
      cellId,
      groupId: tenant.groupId,
      engineerId: tenant.engineer.accountId,
      name: 'Look after the network',
      items: [{ name: 'Heat', kind: 'ok' }],
      every: { count: 1, unit: 'month' },
      anchorOn: server.clock.now().toISOString().slice(0, 10),
    });
    const { list } = await (await as(tenant.lead)).pmOrders.page({ planId });
    const id = list[0]?.id ?? '';
    await (await as(tenant.engineer)).pmOrders.handle({ id, action: 'start' });
    const notified = ['pm create', 'pm start'];
    await expectEmitted([engineer, colleague, lead].map((stream) => [stream as SseClient, ...notified]));
    const target = { groupId: tenant.otherGroupId, engineerId: tenant.outsider.accountId };
    await (await as(tenant.dispatcher)).pmOrders.handle({ id, action: 'transfer', ...target });
    await expectEmitted(
      [
        [outsider as SseClient, 'pm transfer'],
        [member, 'pm transfer'],
        [engineer as SseClient, ...notified, 'pm transfer gone'],
        [colleague as SseClient, ...notified, 'pm transfer gone'],
        [lead as SseClient, ...notified, 'pm transfer gone'],
      ],
      strangers,
    );
  });
});

describe('a project order', () => {
  it('is emitted to who does a stage of it too, until they leave', async () => {
    const [engineer, stageHandler, head] = await earsOf(tenant.engineer, tenant.outsider, manager);
    const strangers = await earsOf(tenant.client, tenant.monitor, foreign.dispatcher, partner.lead);
    const { id: orderId } = await (await as(manager)).projects.create({
      cellId,
      groupId: tenant.groupId,
      title: 'Renew the network',
      projectName: 'Renewal',
      stages: [{ name: 'Survey' }, { name: 'Cabling', handlerId: tenant.outsider.accountId }],
    });
    await (await as(tenant.engineer)).projects.accept({ orderId });
    const notified = ['project create', 'project accept'];
    await expectEmitted([engineer, stageHandler, head].map((stream) => [stream as SseClient, ...notified]));
    const { tenantId, outsider } = tenant;
    const context = { services: server.services, now: server.clock.now, timeZone: 'Asia/Shanghai' };
    await db.transaction((tx) =>
      offBoard(
        { ...context, tx, work: offBoardings },
        { ...context, tenantId, accountId: outsider.accountId },
      ),
    );
    await expectEmitted(
      [
        [stageHandler as SseClient, ...notified, 'project edit gone'],
        [head as SseClient, ...notified, 'project edit'],
      ],
      strangers,
    );
    await expect((await as(tenant.outsider)).projects.findOne({ orderId })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('an entrusted order', () => {
  it('is emitted to each side as far as it sees its own half, and nothing of the order behind it', async () => {
    const [owner, coordinator] = await earsOf(tenant.lead, tenant.engineer);
    const partners = [partner.lead, partner.otherLead, partner.engineer, partner.engineer2, partner.outsider];
    const [head, otherLead, engineer, engineer2, outsider] = await earsOf(...partners);
    const strangers = await earsOf(tenant.outsider, foreign.dispatcher);
    const client = await streamOf(tenant.client);
    const { id } = await entrustedOf();
    const made = 'entrusted create';
    await expectEmitted([owner, coordinator, head, otherLead].map((stream) => [stream as SseClient, made]));
    for (const stream of [engineer, engineer2, outsider]) expect(stream?.heard).toEqual([]);

    const engineerId = partner.engineer.accountId;
    await (await as(partner.lead)).entrust.distribute({ id, status: 1, engineerId });
    const given = 'entrusted distribute';
    await expectEmitted([
      ...[owner, coordinator, head].map((stream) => [stream as SseClient, made, given] as const),
      [engineer as SseClient, given],
      // The lead of another group saw it only while it was in no group.
      [otherLead as SseClient, made, `${given} gone`],
    ]);
    await (await as(partner.lead)).entrust.retake({ id, status: 2 });
    const taken = 'entrusted retake';
    await expectEmitted([
      [engineer as SseClient, given, `${taken} gone`],
      [otherLead as SseClient, made, `${given} gone`, taken],
      [owner as SseClient, made, given, taken],
    ]);
    expect(owner?.heard.filter(({ event }) => event === 'work').map(({ data }) => data)).toEqual(
      ['create', 'distribute', 'retake'].map((action) => ({ kind: 'entrusted', id, action })),
    );
    for (const stream of [head, otherLead, engineer, engineer2, outsider]) {
      expect([stream?.of('order'), stream?.of('pool')]).toEqual([[], []]);
    }
    for (const stream of [engineer2, outsider, ...strangers])
      expect(heardBy(stream as SseClient)).toEqual([]);
    expect(heardBy(client)).toEqual([]);
    expect(strangers[1]?.heard).toEqual([]);
  });

  it('comes to who coordinates once it is finished, and goes from who does no longer', async () => {
    const { id, orderId = '' } = await entrustedOf();
    const engineerId = partner.engineer.accountId;
    await (await as(partner.lead)).entrust.distribute({ id, status: 1, engineerId });
    const worker = await as(partner.engineer);
    await worker.entrust.handle({ id, action: 'accept', status: 2 });
    await worker.entrust.handle({ id, action: 'finish', status: 3, content: 'Silent now' });
    const [next, lead, head] = await earsOf(tenant.outsider, tenant.lead, partner.lead);
    const dispatcher = await as(tenant.dispatcher);
    await dispatcher.orders.transfer({ orderId, groupId: tenant.otherGroupId, remark: 'Nearer to you' });
    await (await as(tenant.outsider)).orders.accept({ orderId });
    await expectEmitted([
      [next as SseClient, 'entrusted edit'],
      [lead as SseClient, 'entrusted edit'],
    ]);
    await dispatcher.orders.transfer({ orderId, groupId: tenant.groupId, remark: 'Not after all' });
    await expectEmitted([
      [next as SseClient, 'entrusted edit', 'entrusted edit gone'],
      [lead as SseClient, 'entrusted edit', 'entrusted edit'],
    ]);
    // The partner works for an organisation, not for a person there.
    expect(heardBy(head as SseClient)).toEqual([]);
  });

  it('says to the other side what its order brings about, not the order itself', async () => {
    const { orderId = '' } = await entrustedOf();
    const [head, owner] = await earsOf(partner.lead, tenant.lead);
    const reasonCode = 'waitCustomer';
    await (await as(tenant.engineer)).orders.hangUp({ orderId, reasonCode });
    await expectEmitted([
      [head as SseClient, 'entrusted hangUp'],
      [owner as SseClient, 'entrusted hangUp'],
    ]);
    expect(owner?.of('order')).toEqual([orderId]);
    expect(head?.of('order')).toEqual([]);
    expect(JSON.stringify(head?.heard)).not.toContain(orderId);
  });
});

describe('the order behind an entrusted one', () => {
  it('is emitted to staff who see it, when it goes to a partner and when it is back', async () => {
    const { id: orderId } = await (await as(tenant.client)).orders.create(draftOf(tenant));
    await (await as(tenant.engineer)).orders.accept({ orderId });
    const lead = await as(tenant.lead);
    const copy = { id: newId(), orderId, accountId: tenant.outsider.accountId, byId: tenant.lead.accountId };
    await insertRows(db, tables.orderCc, { tenantId: tenant.tenantId, ...copy });
    const [copied, client] = await earsOf(tenant.outsider, tenant.client);
    const partnerTenantId = partner.tenantId;
    const { id } = await lead.entrust.create({ orderId, partnerTenantId });
    await expect.poll(() => copied?.of('order')).toEqual([orderId]);
    await lead.entrust.handle({ id, action: 'takeBack' });
    await expect.poll(() => copied?.of('order')).toEqual([orderId, orderId]);
    expect(heardBy(copied as SseClient)).toEqual([]);
    expect(client?.heard).toEqual([]);
  });
});

describe('a requirement', () => {
  it('is emitted to its customer and to who may take it up, with who is at it', async () => {
    const [client, lead, dispatcher] = await earsOf(tenant.client, tenant.lead, tenant.dispatcher);
    const strangers = await earsOf(
      tenant.engineer,
      tenant.ownClient,
      tenant.otherClient,
      foreign.dispatcher,
      partner.lead,
    );
    const { id } = await (await as(tenant.client)).requirements.create({ cellId, title: 'A second printer' });
    const on = await as(tenant.dispatcher);
    await on.requirements.checkLock({ id });
    const notified = ['requirement create', 'requirement lock'];
    await expectEmitted([client, lead, dispatcher].map((stream) => [stream as SseClient, ...notified]));
    await (await as(tenant.lead)).requirements.breakLock({ id });
    await on.requirements.checkLock({ id });
    await on.requirements.unlock({ id });
    await (await as(tenant.client)).requirements.cancel({ id });
    const rest = ['requirement lock', 'requirement unlock', 'requirement cancel'];
    await expectEmitted(
      [
        // A customer hears that the lock ended, not that a lead broke it.
        [client as SseClient, ...notified, 'requirement unlock', ...rest],
        [lead as SseClient, ...notified, 'requirement breakLock', ...rest],
        [dispatcher as SseClient, ...notified, 'requirement breakLock', ...rest],
      ],
      strangers,
    );
  });

  it('that becomes an order is emitted with the order, in one breath', async () => {
    const { id } = await (await as(tenant.client)).requirements.create({ cellId, title: 'A second printer' });
    const [client, engineer] = await earsOf(tenant.client, tenant.engineer);
    const draft = { ...draftOf(tenant), id: newId(), cellId };
    const order = await (await as(tenant.dispatcher)).requirements.toOrder({ id, draft });
    await expectEmitted([[client as SseClient, 'requirement toOrder']]);
    expect(client?.of('order')).toEqual([order.id]);
    await expect.poll(() => engineer?.of('order')).toEqual([order.id]);
    expect(heardBy(engineer as SseClient)).toEqual([]);
  });
});

describe('who comes back', () => {
  it('is sent what happened to work of every kind meanwhile, and what they lost, on another server too', async () => {
    const { id } = await deviceOf();
    const first = await streamOf(tenant.engineer, server);
    const on = await as(tenant.engineer);
    const planned = { planStart: '2030-01-01T01:00:00Z', planEnd: '2030-01-01T02:00:00Z' };
    await on.deviceOrders.handle({ id, action: 'schedule', ...planned });
    await expectEmitted([[first, 'device schedule']]);
    const bookmark = first.ids.at(-1) ?? '';
    first.close();
    await on.deviceOrders.handle({ id, action: 'start' });
    const target = { groupId: tenant.otherGroupId, engineerId: tenant.outsider.accountId, remark: 'Yours' };
    await on.deviceOrders.handle({ id, action: 'passOn', ...target });
    const stays = await deviceOf();
    const again = await streamOf(tenant.engineer, second, { 'last-event-id': bookmark });
    await expectEmitted([[again, 'device passOn gone', 'device create', 'device allocate']]);
    expect(again.of('work')).toEqual([id, stays.id, stays.id]);
    expect(again.of('reset')).toEqual([]);
  });
});
