import { loadWith } from '@svcdesk/core/scheduling';
import { beforeEach, describe, expect, it } from 'vitest';
import { learnEstimates } from '../../../engine/estimates.ts';
import { insertRows } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import {
  advanceToWeekday,
  buildTenant,
  draftOf,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let tenant: TestTenant;

const nowMs = () => server.clock.now().getTime();
const iso = (ms: number) => new Date(ms).toISOString();
const dateOf = (ms: number) => iso(ms + 8 * hourMs).slice(0, 10);

/** A Wednesday at ten in the tenant's zone, from now on. */
beforeEach(async () => {
  advanceToWeekday(server.clock, 3, 10);
  tenant = await buildTenant(db);
});

const draft = (over = {}) => draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId, ...over });

async function orderOf(account: TestAccount, catalogId = tenant.onSiteCatalogId): Promise<string> {
  const { id } = await (await server.as(tenant.client)).orders.create(draft({ serverCatalogId: catalogId }));
  await (await server.as(account)).orders.accept({ orderId: id });
  return id;
}

const suggested = async (input: object) => (await server.as(tenant.lead)).orders.suggestEngineers(input);
const of = async (account: TestAccount, input: object = { draft: draft() }) => {
  const found = (await suggested(input)).find(({ engineer }) => engineer.id === account.accountId);
  if (!found) throw new Error('They are not among those who were found');
  return found;
};

const setMinutes = (minutes: number) =>
  db.connection.run({
    text: 'UPDATE catalogs SET estimate_minutes = $3 WHERE tenant_id = $1 AND id = $2',
    values: [tenant.tenantId, tenant.onSiteCatalogId, String(minutes)],
  });

async function awayFor(account: TestAccount, fromMs: number, toMs: number): Promise<void> {
  const { tenantId, accountId } = account;
  const times = { fromAt: iso(fromMs), toAt: iso(toMs) };
  await insertRows(db, tables.leaves, { tenantId, id: newId(), accountId, leaveType: 'sick', ...times });
}

describe('load', () => {
  it('counts what an engineer has without a time, each at its estimate, beside what is planned', async () => {
    expect(await of(tenant.engineer)).toMatchObject({
      load: 0,
      unplannedCount: 0,
      estimate: { by: 'default' },
    });
    for (let count = 0; count < 9; count++) await orderOf(tenant.engineer);
    const loaded = await of(tenant.engineer);
    expect(loaded).toMatchObject({ saturation: 0, load: 1.125, unplannedCount: 9, unplannedMinutes: 540 });
    expect(loaded.reasons).toContain('overloaded');
    expect((await suggested({ draft: draft() }))[0]?.engineer.id).toBe(tenant.engineer2.accountId);
    await setMinutes(30);
    expect(await of(tenant.engineer)).toMatchObject({
      load: 0.5625,
      reasons: expect.arrayContaining(['busy']),
      estimate: { minutes: 30, by: 'own' },
    });
  });

  it('comes to what its capacity and the estimates of orders say, once these are theirs', async () => {
    const client = await server.as(tenant.client);
    const lead = await server.as(tenant.lead);
    const created = async () => (await client.orders.create(draft())).id;
    const ids = [await created(), await created(), await created()];
    const { load = 0, capacityMinutes = 0, day } = await of(tenant.engineer, { orderId: ids[0] });
    expect(capacityMinutes).toBe(480);
    const minutes = await Promise.all(
      ids.map(async (orderId) => (await of(tenant.engineer, { orderId })).estimate?.minutes ?? 0),
    );
    const { groupId, engineer } = tenant;
    for (const orderId of ids)
      await lead.orders.transfer({ orderId, groupId, engineerId: engineer.accountId });
    const after = await of(tenant.engineer, { draft: draft(), day });
    const sum = minutes.reduce((all, each) => all + each, 0);
    expect(after.load).toBe(loadWith(load, capacityMinutes, sum));
    expect(after.load).toBe(0.375);
  });

  it('counts planned work on its day alone, and again without a time once its day has passed', async () => {
    const orderId = await orderOf(tenant.engineer);
    const planStart = nowMs() + dayMs;
    const lead = await server.as(tenant.lead);
    await lead.schedules.change({ orderId, planStart: iso(planStart), planEnd: iso(planStart + 2 * hourMs) });
    const tomorrow = dateOf(planStart);
    expect(await of(tenant.engineer)).toMatchObject({ load: 0, unplannedCount: 0 });
    expect(await of(tenant.engineer, { draft: draft(), day: tomorrow })).toMatchObject({
      day: tomorrow,
      // Two hours and half an hour of the way.
      load: 0.3125,
      saturation: 0.3125,
    });
    server.clock.advance(2 * dayMs);
    expect(await of(tenant.engineer)).toMatchObject({ load: 0.125, unplannedCount: 1 });
  });

  it('counts work of other kinds, and nothing that is on hold or entrusted', async () => {
    const orderId = await orderOf(tenant.engineer);
    await db.connection.run({
      text: 'UPDATE orders SET entrusted = true WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, await orderOf(tenant.engineer2)],
    });
    expect(await of(tenant.engineer2)).toMatchObject({ openCount: 1, unplannedCount: 0, load: 0 });
    const engineer = await server.as(tenant.engineer);
    await engineer.orders.hangUp({ orderId, reasonCode: 'waitCustomer', resumeAt: iso(nowMs() + dayMs) });
    expect(await of(tenant.engineer)).toMatchObject({ openCount: 1, unplannedCount: 0, load: 0 });
    const { tenantId, groupId, engineer: by } = tenant;
    const cellId = tenant.cellIds[0] ?? '';
    const [id, shown] = [newId(), { title: 'Device', cellName: 'Site', customerName: 'Customer' }];
    await insertRows(db, tables.deviceOrders, {
      ...{ tenantId, id, orderNo: id, groupId, cellId, ...shown },
      ...{ priority: 3, status: 2, createdById: by.accountId, engineerId: by.accountId },
    });
    expect(await of(tenant.engineer)).toMatchObject({ openCount: 1, unplannedCount: 1, load: 0.125 });
  });
});

describe('estimates', () => {
  it('are the median of what such orders took, of a site from ten on, and are learnt at night', async () => {
    const { tenantId, cellIds } = tenant;
    const [site = '', other = ''] = cellIds;
    const resolved = async (cellId: string, spentMinutes: number, ago = dayMs) => {
      const { id } = await (await server.as(tenant.client)).orders.create(draft({ cellId }));
      await db.connection.run({
        text: 'UPDATE orders SET resolved_at = $3, spent_minutes = $4 WHERE tenant_id = $1 AND id = $2',
        values: [tenantId, id, iso(nowMs() - ago), String(spentMinutes)],
      });
    };
    const learn = () => db.transaction((tx) => learnEstimates(tx, tenantId, server.clock.now()));
    const estimate = async (cellId: string) =>
      (await of(tenant.engineer, { draft: draft({ cellId }) })).estimate;
    for (const minutes of [20, 40, 90]) await resolved(site, minutes);
    await resolved(site, 900, 200 * dayMs);
    await learn();
    expect(await estimate(site)).toEqual({ minutes: 40, by: 'catalog' });
    for (let count = 0; count < 10; count++) await resolved(other, 100);
    await learn();
    await learn();
    expect(await estimate(other)).toEqual({ minutes: 100, by: 'site' });
    expect(await estimate(site)).toEqual({ minutes: 100, by: 'catalog' });
  });
});

describe('the day of a suggestion', () => {
  it('is that of the plan, and the owner of the order is left out', async () => {
    const orderId = await orderOf(tenant.engineer);
    const at = nowMs() + dayMs;
    const lead = await server.as(tenant.lead);
    await lead.schedules.change({ orderId, planStart: iso(at), planEnd: iso(at + hourMs) });
    await awayFor(tenant.engineer2, at, at + hourMs);
    const [first, ...rest] = await suggested({ orderId });
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      engineer: { id: tenant.engineer2.accountId },
      day: dateOf(at),
      fits: false,
      reasons: expect.arrayContaining(['onLeave']),
    });
    // Today they are there, and a caller who asks about today gives the plan up.
    expect((await suggested({ orderId, day: dateOf(nowMs()) }))[0]).toMatchObject({ fits: true });
  });

  it('may be one on which nobody works, and then nobody fits', async () => {
    const saturday = dateOf(nowMs() + 3 * dayMs);
    const found = await suggested({ draft: draft(), day: saturday });
    expect(found).toHaveLength(2);
    for (const { fits, reasons } of found) {
      expect(fits).toBe(false);
      expect(reasons).toContain('notWorking');
      expect(reasons).not.toContain('free');
    }
  });
});

describe('arriving', () => {
  it('is after what is planned, and late where that is after what is due', async () => {
    const lead = await server.as(tenant.lead);
    const before = await of(tenant.engineer);
    // Half an hour of the way, as nobody knows where either is.
    const inMinutes = (Date.parse(before.arrivesAt ?? '') - nowMs()) / 60_000;
    expect(Math.round(inMinutes / 5)).toBe(6);
    expect(before.reasons).toContain('inTime');
    const orderId = await orderOf(tenant.engineer);
    await lead.schedules.change({ orderId, planStart: iso(nowMs()), planEnd: iso(nowMs() + 7 * hourMs) });
    const after = await of(tenant.engineer);
    expect(Date.parse(after.arrivesAt ?? '')).toBeGreaterThan(nowMs() + 7 * hourMs);
    expect(after.reasons).toContain('late');
    // Due in four hours of office time, lunch left out where there is one.
    expect(after.lateMinutes).toBeGreaterThan(60);
    expect((await suggested({ draft: draft() }))[0]?.engineer.id).toBe(tenant.engineer2.accountId);
  });

  it('tells who resolved something at the site before, and who knows the very asset', async () => {
    const { tenantId, cellIds } = tenant;
    const [classId, assetId] = [newId(), newId()];
    const cellId = cellIds[0] ?? '';
    await insertRows(db, tables.assetClasses, { tenantId, id: classId, zh: '打印机', en: 'Printer' });
    await insertRows(db, tables.assets, { tenantId, id: assetId, code: 'P1', name: 'P1', classId, cellId });
    const client = await server.as(tenant.client);
    const make = async () => (await client.orders.create({ ...draft({ cellId }), assetIds: [assetId] })).id;
    const past = await make();
    await db.connection.run({
      text: 'UPDATE orders SET resolved_at = $3, owner_id = $4, status = 6 WHERE tenant_id = $1 AND id = $2',
      values: [tenantId, past, iso(nowMs()), tenant.engineer2.accountId],
    });
    expect(await of(tenant.engineer2)).toMatchObject({
      before: 'site',
      reasons: expect.arrayContaining(['knowsSite']),
    });
    expect(await of(tenant.engineer2, { orderId: await make() })).toMatchObject({ before: 'asset' });
    expect((await of(tenant.engineer)).before).toBeUndefined();
  });
});

describe('nobody who fits', () => {
  it('leaves nobody to send, but tells who comes nearest', async () => {
    const { tenantId, onSiteCatalogId: catalogId } = tenant;
    await insertRows(db, tables.skills, { tenantId, id: newId(), zh: '焊接', en: 'Welding', catalogId });
    const lead = await server.as(tenant.lead);
    const forecast = await lead.orders.preTrigger(draft());
    expect(forecast).not.toHaveProperty('engineer');
    expect(forecast.nearest?.reasons).toContain('skillMissing');
    const { id } = await (await server.as(tenant.client)).orders.create(draft());
    const { list } = await lead.pool.queue({ groupId: tenant.groupId });
    const queued = list.find((order) => order.id === id);
    expect(queued).not.toHaveProperty('suggestion');
    expect(queued?.nearest).toMatchObject({ fits: false, reasons: expect.arrayContaining(['skillMissing']) });
    expect((await suggested({ orderId: id })).map(({ fits }) => fits)).toEqual([false, false]);
  });
});

describe('the queue', () => {
  it('is not sent to one person: each suggestion counts those above it', async () => {
    const client = await server.as(tenant.client);
    for (let count = 0; count < 10; count++) await client.orders.create(draft());
    const { list } = await (await server.as(tenant.lead)).pool.queue({ groupId: tenant.groupId });
    const times = (account: TestAccount) =>
      list.filter(({ suggestion }) => suggestion?.engineer.id === account.accountId).length;
    expect([times(tenant.engineer), times(tenant.engineer2)]).toEqual([5, 5]);
    expect(list.map(({ suggestion }) => suggestion?.openCount)).toEqual(Array(10).fill(0));
    expect(Math.max(...list.map(({ suggestion }) => suggestion?.load ?? 2))).toBeLessThanOrEqual(1);
  });
});

describe('times at which an order fits in', () => {
  it('are free, within working hours, and say by how much they end too late', async () => {
    const lead = await server.as(tenant.lead);
    const orderId = await orderOf(tenant.engineer);
    const engineer = await server.as(tenant.engineer);
    const { list, dueAt, estimate } = await engineer.schedules.slots({ orderId });
    expect(estimate).toEqual({ minutes: 60, by: 'default' });
    expect(list).toHaveLength(3);
    const [first] = list;
    const start = Date.parse(first?.planStart ?? '');
    expect(start % (15 * 60_000)).toBe(0);
    expect(start - nowMs()).toBeGreaterThanOrEqual(hourMs / 2 - 1000);
    expect(start - nowMs()).toBeLessThan(hourMs);
    expect(first?.planEnd).toBe(iso(start + hourMs));
    expect(dueAt).toBe((await lead.orders.detail({ orderId })).resolveDueAt);
    const due = Date.parse(dueAt ?? '');
    const { list: many } = await engineer.schedules.slots({ orderId, size: 10 });
    for (const { planEnd, lateMinutes } of many) {
      const missed = Math.ceil((Date.parse(planEnd) - due) / 60_000);
      expect(lateMinutes).toBe(missed > 0 ? missed : undefined);
    }
    expect(many.some(({ lateMinutes }) => lateMinutes !== undefined)).toBe(true);
    await lead.schedules.change({ orderId, planStart: iso(nowMs()), planEnd: iso(nowMs() + 8 * hourMs) });
    // Its own plan makes way, that of another order does not.
    expect((await engineer.schedules.slots({ orderId })).list[0]).toEqual(list[0]);
    const other = await orderOf(tenant.engineer);
    const next = await engineer.schedules.slots({ orderId: other, minutes: 30 });
    expect(Date.parse(next.list[0]?.planStart ?? '')).toBeGreaterThan(nowMs() + 8 * hourMs);
  });

  it('are of people whose days one may look into', async () => {
    const orderId = await orderOf(tenant.engineer);
    const engineer2 = await server.as(tenant.engineer2);
    await expect(engineer2.schedules.slots({ orderId })).rejects.toMatchObject({ code: 'notFound' });
    const { accountId: engineerId } = tenant.engineer2;
    expect((await engineer2.schedules.slots({ orderId, engineerId })).list).toHaveLength(3);
    const later = dateOf(nowMs() + 5 * dayMs);
    const [first] = (await engineer2.schedules.slots({ orderId, engineerId, day: later })).list;
    expect(dateOf(Date.parse(first?.planStart ?? ''))).toBe(later);
  });
});
