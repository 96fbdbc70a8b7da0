import type { Client } from '@svcdesk/core';
import type { MessageKind } from '@svcdesk/core/rules';
import { addDays } from '@svcdesk/core/scheduling';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows, statement } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import {
  advanceToHour,
  buildTenant,
  newId,
  runJob,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { findNotified, idsOf, query } from '../../testing/query.ts';
import { pmDay } from './jobs.ts';

const db = await testDatabase();
const server = await testServer(db);
const dayMs = 86_400_000;
const issueAt = (path: string, code: string) => ({ issues: [{ path, code }] });

let tenant: TestTenant;
let assetIds: string[];
let classId: string;
let lead: Client;
let engineer: Client;
let engineer2: Client;

async function signIn(): Promise<void> {
  [lead, engineer, engineer2] = await Promise.all([
    server.as(tenant.lead),
    server.as(tenant.engineer),
    server.as(tenant.engineer2),
  ]);
}

beforeAll(async () => {
  advanceToHour(server.clock, 9);
  tenant = await buildTenant(db);
  const { tenantId, cellIds } = tenant;
  const parentId = newId();
  classId = newId();
  await insertRows(db, tables.assetClasses, [
    { tenantId, id: parentId, zh: '网络', en: 'Network' },
    { tenantId, id: classId, parentId, zh: '交换机', en: 'Switch' },
  ]);
  assetIds = [newId(), newId()];
  const cellId = cellIds[0] ?? '';
  await insertRows(
    db,
    tables.assets,
    assetIds.map((id, index) => ({
      tenantId,
      id,
      code: `SW-${index}`,
      name: `Switch ${index}`,
      classId,
      cellId,
    })),
  );
  classId = parentId;
  await signIn();
});

const today = () => new Date(server.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
/** Lets days go by; sessions end meanwhile. */
async function pass(days: number): Promise<void> {
  server.clock.advance(days * dayMs);
  await signIn();
}

type PlanDraft = Parameters<Client['pmPlans']['save']>[0];
const draft = (over: Partial<PlanDraft> = {}): PlanDraft => ({
  cellId: tenant.cellIds[0] ?? '',
  name: 'Look after the network',
  groupId: tenant.groupId,
  engineerId: tenant.engineer.accountId,
  items: [
    { name: 'Temperature', kind: 'number', min: 5, max: 30, unit: '℃' },
    { name: 'Light', kind: 'select', options: ['green', 'red'] },
    { name: 'Door', kind: 'photo', required: false },
  ],
  every: { count: 1, unit: 'week' },
  anchorOn: today(),
  leadDays: 0,
  faultTypeId: tenant.typeId,
  faultCatalogId: tenant.catalogId,
  ...over,
});
const ordersOf = async (planId: string) => (await lead.pmOrders.page({ planId, sort: 'due' })).list;

/** The order that a plan of today makes at once. */
async function someOrder(over: Partial<PlanDraft> = {}) {
  const plan = await lead.pmPlans.save(draft(over));
  const [order] = await ordersOf(plan.id);
  return { plan, ...(await lead.pmOrders.detail({ id: order?.id ?? '' })) };
}

const occurrences = statement<{ on: string; outcome: string }, [tenantId: string, planId: string]>(
  'test.occurrences',
  `SELECT occurrence_on AS on, outcome FROM pm_occurrences
   WHERE tenant_id = $1 AND plan_id = $2 ORDER BY occurrence_on`,
);
const noted = async (planId: string) =>
  (await occurrences.all(db, tenant.tenantId, planId)).map(({ on, outcome }) => `${on} ${outcome}`);
const notified = (id: string, kind: MessageKind) => findNotified(tenant, id, kind);

describe('a plan', () => {
  it('makes what is due within its lead days at once, and no more', async () => {
    const plan = await lead.pmPlans.save(draft({ leadDays: 7 }));
    expect(plan).toMatchObject({
      version: 1,
      openOrderCount: 1,
      can: ['save'],
      every: { count: 1, unit: 'week' },
    });
    const [order] = await ordersOf(plan.id);
    // One that merges looks no further than to the day before its next turn.
    expect(order).toMatchObject({ dueOn: today(), status: 1, itemCount: 3, overdue: false });
    expect(order?.orderNo).toMatch(/^PM\d{12}$/);
    expect(await notified(order?.id ?? '', 'pm.assigned')).toEqual([tenant.engineer.accountId]);
    expect(plan.nextDueOn).toBe(addDays(today(), 7));
    const both = await lead.pmPlans.save(draft({ leadDays: 7, onOpen: 'create' }));
    expect((await ordersOf(both.id)).map(({ dueOn }) => dueOn)).toEqual([today(), addDays(today(), 7)]);
    const far = await lead.pmPlans.save(draft({ anchorOn: addDays(today(), 30) }));
    expect([far.openOrderCount, far.nextDueOn]).toEqual([0, addDays(today(), 30)]);
  });

  it('asks each item for each asset of its class and of the classes below', async () => {
    const { items, plan } = await someOrder({ classId });
    expect(plan.className).toBe('网络');
    expect(items).toHaveLength(6);
    expect(new Set(items.map(({ ciId }) => ciId))).toEqual(new Set(assetIds));
  });

  it('is changed by who saw it as it is; a rewritten check list leaves made orders alone', async () => {
    const { plan, id } = await someOrder();
    const items = plan.items.slice(0, 1).map((item) => ({ ...item, kind: 'ok' as const }));
    const base = draft({ id: plan.id, version: plan.version, anchorOn: plan.anchorOn });
    const changed = await lead.pmPlans.save({ ...base, items });
    expect(changed).toMatchObject({ version: 2, checkListId: plan.checkListId });
    expect(changed.items).toEqual([
      { id: plan.items[0]?.id, name: 'Temperature', kind: 'ok', required: true },
    ]);
    await expect(lead.pmPlans.save(base)).rejects.toMatchObject({ code: 'orderChanged' });
    expect((await lead.pmOrders.detail({ id })).items).toHaveLength(3);
    const { items: _own, ...shared } = draft({ checkListId: plan.checkListId, anchorOn: '2040-01-01' });
    expect((await lead.pmPlans.save(shared)).items).toEqual(changed.items);
  });

  it('is refused where its parts do not fit', async () => {
    const wrong: [over: Partial<PlanDraft>, path: string, code: string][] = [
      [{ groupId: tenant.otherGroupId }, 'groupId', 'notLed'],
      [{ engineerId: tenant.outsider.accountId }, 'engineerId', 'notMember'],
      [{ assetIds: [newId()] }, 'assetIds', 'notOfSite'],
      [{ classId, assetIds }, 'classId', 'notWith'],
      [{ classId: newId() }, 'classId', 'unknown'],
      [{ faultTypeId: newId() }, 'faultTypeId', 'unknown'],
      [{ faultCatalogId: newId() }, 'faultCatalogId', 'unknown'],
      [{ endOn: addDays(today(), -1) }, 'endOn', 'tooEarly'],
      [{ items: [{ name: 'Light', kind: 'select' }] }, 'items.0.options', 'required'],
      [{ items: [{ name: 'Heat', kind: 'number', min: 3, max: 1 }] }, 'items.0.max', 'tooSmall'],
    ];
    for (const [over, path, code] of wrong) {
      await expect(lead.pmPlans.save(draft(over))).rejects.toMatchObject(issueAt(path, code));
    }
    const { items: _none, ...without } = draft();
    await expect(lead.pmPlans.save(without)).rejects.toMatchObject({ code: 'badRequest' });
    await expect(lead.pmPlans.save(draft({ id: newId() }))).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('a preventive-maintenance order', () => {
  it('is planned, filled in and finished; out of limits is abnormal and becomes an order once', async () => {
    const { id, items, orderNo } = await someOrder({ assetIds: assetIds.slice(0, 1) });
    const [heat = '', light = ''] = items.map((item) => item.id);
    const planStart = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const planEnd = new Date(server.clock.now().getTime() + 7_200_000).toISOString();
    expect((await engineer.pmOrders.handle({ id, action: 'schedule', planStart, planEnd })).status).toBe(2);
    await engineer.pmOrders.handle({ id, action: 'start' });
    const said = { itemId: heat, result: 'normal', value: '48' } as const;
    const noted = await engineer.pmOrders.handle({ id, action: 'record', answers: [said] });
    expect(noted).toMatchObject({ answeredCount: 1, abnormalCount: 1, status: 3 });
    expect(noted.items[0]).toMatchObject({ offersOrder: true, answer: { result: 'abnormal', value: '48' } });
    const rest = { itemId: light, result: 'normal', value: 'green' } as const;
    // What is abnormal asks for a word or a photo.
    await expect(engineer.pmOrders.handle({ id, action: 'finish', answers: [rest] })).rejects.toMatchObject({
      reason: 'itemsMissing',
    });
    const order = await engineer.pmOrders.raise({ id, itemId: heat });
    expect(order).toMatchObject({ title: 'Switch 0 Temperature', status: 1 });
    await expect(engineer.pmOrders.raise({ id, itemId: newId() })).rejects.toMatchObject(
      issueAt('itemId', 'unknown'),
    );
    await expect(engineer.pmOrders.raise({ id, itemId: heat })).rejects.toMatchObject({
      reason: 'wrongState',
    });
    const made = await engineer.orders.detail({ orderId: order.id });
    expect(made.content).toContain(`${orderNo}\nSwitch 0\nTemperature: 48℃`);
    expect(made.assets.map(({ ciId }) => ciId)).toEqual(assetIds.slice(0, 1));
    const done = await engineer.pmOrders.handle({
      id,
      action: 'finish',
      answers: [rest, { ...said, remark: 'The fan stands still' }],
    });
    expect(done).toMatchObject({ status: 4, answeredCount: 2, abnormalCount: 1, can: [] });
    expect(done.items[0]?.answer).toMatchObject({ orderNo: order.orderNo, remark: 'The fan stands still' });
    expect(done.records.map(({ action }) => action)).toEqual([
      'create',
      'schedule',
      'start',
      'record',
      'toOrder',
      'finish',
    ]);
  });

  it('becomes an order when its engineer made it one, though the network was back later', async () => {
    const { id, items } = await someOrder();
    const itemId = items[0]?.id ?? '';
    await engineer.pmOrders.handle({ id, action: 'start' });
    await engineer.pmOrders.handle({
      id,
      action: 'record',
      answers: [{ itemId, result: 'abnormal', value: '48' }],
    });
    server.clock.advance(40 * 60_000);
    const at = new Date(server.clock.now().getTime() - 30 * 60_000).toISOString();
    const order = await engineer.pmOrders.raise({ id, itemId, at });
    const { createdAt } = await engineer.orders.detail({ orderId: order.id });
    // What the request took on its way is added, as its clock seems late by that.
    expect(Date.parse(createdAt) - Date.parse(at)).toBeLessThan(60_000);
    const raised = (await engineer.pmOrders.detail({ id })).records.at(-1);
    expect(raised).toMatchObject({ action: 'toOrder', at });
    expect(raised?.timeAdjusted).toBeUndefined();
  });

  it('refuses answers that are none, and orders of what is as it should be', async () => {
    const { id, items } = await someOrder();
    await engineer.pmOrders.handle({ id, action: 'start' });
    const answer = (over: object) =>
      engineer.pmOrders.handle({
        id,
        action: 'record',
        answers: [{ itemId: items[1]?.id ?? '', result: 'normal', ...over }],
      });
    await expect(answer({ itemId: newId() })).rejects.toMatchObject(issueAt('answers.0.itemId', 'unknown'));
    await expect(answer({ value: 'blue' })).rejects.toMatchObject({ code: 'badRequest' });
    await expect(engineer.pmOrders.handle({ id, action: 'record' })).rejects.toMatchObject({
      reason: 'itemsMissing',
    });
    await answer({ value: 'red' });
    await expect(engineer.pmOrders.raise({ id, itemId: items[1]?.id ?? '' })).rejects.toMatchObject({
      reason: 'wrongState',
    });
  });

  it('without a named engineer belongs to the one who begins it, to one of two at the same moment', async () => {
    const { engineerId: _nobody, ...unnamed } = draft();
    const plan = await lead.pmPlans.save(unnamed);
    const [order] = await ordersOf(plan.id);
    const { id = '', version = 0 } = order ?? {};
    const both = await Promise.allSettled(
      [engineer, engineer2].map((who) => who.pmOrders.handle({ id, action: 'start', version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const begun = await lead.pmOrders.detail({ id });
    const winner = both[0]?.status === 'fulfilled' ? tenant.engineer : tenant.engineer2;
    expect([begun.status, begun.engineerId]).toEqual([3, winner.accountId]);
  });

  it('is handed on within the tenant, and skipped by a lead with a reason', async () => {
    const { id } = await someOrder();
    const same = { groupId: tenant.groupId, engineerId: tenant.engineer.accountId };
    await expect(engineer.pmOrders.handle({ id, action: 'transfer', ...same })).rejects.toMatchObject({
      reason: 'sameTarget',
    });
    await expect(
      engineer.pmOrders.handle({ id, action: 'transfer', engineerId: tenant.outsider.accountId }),
    ).rejects.toMatchObject({ reason: 'targetInvalid' });
    const other = tenant.engineer2.accountId;
    const moved = await engineer.pmOrders.handle({ id, action: 'transfer', engineerId: other });
    expect(moved).toMatchObject({ status: 1, engineerId: other });
    expect(await notified(id, 'pm.assigned')).toContain(other);
    await expect(engineer.pmOrders.handle({ id, action: 'skip', remark: 'x' })).rejects.toMatchObject({
      code: 'noPermission',
    });
    await expect(lead.pmOrders.handle({ id, action: 'skip' })).rejects.toMatchObject({
      reason: 'reasonMissing',
    });
    const skipped = await lead.pmOrders.handle({ id, action: 'skip', remark: 'Site is closed' });
    expect(skipped).toMatchObject({ status: 5, skipReason: 'Site is closed' });
  });
});

describe('the generation', () => {
  it('makes an occurrence once, whatever runs beside it', async () => {
    const plan = await lead.pmPlans.save(draft({ onOpen: 'create' }));
    const first = today();
    await pass(7);
    await Promise.all([runJob(server, pmDay), runJob(server, pmDay)]);
    expect(await noted(plan.id)).toEqual([`${first} made`, `${addDays(first, 7)} made`]);
    expect(await ordersOf(plan.id)).toHaveLength(2);
  });

  it('merges into the open order, and after an outage makes only the newest', async () => {
    const { plan, id } = await someOrder();
    const first = today();
    await pass(7);
    await runJob(server, pmDay);
    const merged = await lead.pmOrders.detail({ id });
    expect(merged.merged).toEqual([addDays(first, 7)]);
    expect([merged.itemCount, merged.dueOn, merged.overdue]).toEqual([3, first, true]);
    await engineer.pmOrders.handle({ id, action: 'start' });
    const answers = merged.items.map((item) => ({ itemId: item.id, result: 'na' as const }));
    await engineer.pmOrders.handle({ id, action: 'finish', answers });
    await pass(21);
    await runJob(server, pmDay);
    expect(await noted(plan.id)).toEqual([
      `${first} made`,
      `${addDays(first, 7)} merged`,
      `${addDays(first, 14)} skipped`,
      `${addDays(first, 21)} skipped`,
      `${addDays(first, 28)} made`,
    ]);
  });

  it('counts from the day that the last one was done, if the plan says so', async () => {
    const { plan, id } = await someOrder({ mode: 'afterDone' });
    await pass(10);
    await runJob(server, pmDay);
    expect(await noted(plan.id)).toHaveLength(1);
    await lead.pmOrders.handle({ id, action: 'skip', remark: 'Late' });
    const done = today();
    await pass(7);
    await runJob(server, pmDay);
    expect((await noted(plan.id)).at(-1)).toBe(`${addDays(done, 7)} made`);
  });

  it('moves off the holidays that the tenant follows', async () => {
    const anchorOn = addDays(today(), 60);
    const name = `test-${tenant.tenantId}`;
    const days = { [anchorOn]: 'off', [addDays(anchorOn, 1)]: 'off' } as const;
    await insertRows(db, tables.holidaySets, { name, year: 2026, days });
    const weekly = JSON.stringify(Array.from({ length: 7 }, () => [['08:30', '17:30']]));
    await query(db)`UPDATE service_calendar_versions SET holiday_set = ${name}, weekly = ${weekly}
      WHERE tenant_id = ${tenant.tenantId}`;
    // A server remembers calendars for a while.
    const client = await (await testServer(db)).as(tenant.lead);
    const due = async (onHoliday: 'next' | 'previous' | 'keep') =>
      (await client.pmPlans.save(draft({ anchorOn, onHoliday }))).nextDueOn;
    expect(await due('next')).toBe(addDays(anchorOn, 2));
    expect(await due('previous')).toBe(addDays(anchorOn, -1));
    expect(await due('keep')).toBe(anchorOn);
  });
});

describe('the notices', () => {
  it('tell the engineer on the due day and the lead too when it is past, each once', async () => {
    await pass(1);
    const { id } = await someOrder();
    await runJob(server, pmDay);
    expect(await notified(id, 'pm.due')).toEqual([tenant.engineer.accountId]);
    for (const days of [1, 1]) {
      await pass(days);
      await runJob(server, pmDay);
    }
    expect(await notified(id, 'pm.overdue')).toEqual(idsOf(tenant.engineer, tenant.lead));
  });
});

describe('lists', () => {
  it('go by the nearest due day, with cursors that lose nothing', async () => {
    const { id: own } = await someOrder();
    await someOrder();
    const all = (await lead.pmOrders.page({ status: [1, 2, 3], size: 100 })).list;
    expect(all.map(({ dueOn }) => dueOn)).toEqual(all.map(({ dueOn }) => dueOn).sort());
    expect(all.map(({ id }) => id)).toContain(own);
    const seen: string[] = [];
    for (let next: string | undefined, more = true; more; ) {
      const page = await lead.pmOrders.page({ status: [1, 2, 3], size: 2, ...(next && { next }) });
      seen.push(...page.list.map(({ id }) => id));
      expect(page.total).toBe(all.length);
      next = page.next;
      more = page.hasNext;
    }
    expect(seen).toEqual(all.map(({ id }) => id));
    const mine = await engineer2.pmOrders.page({ scope: 'mine', size: 100 });
    expect(mine.list.every(({ engineerId }) => engineerId === tenant.engineer2.accountId)).toBe(true);
    await expect(lead.pmOrders.page({ next: 'nonsense' })).rejects.toMatchObject({ code: 'badRequest' });
    expect((await lead.pmPlans.page({ keyword: 'NETWORK', size: 3 })).list).toHaveLength(3);
    const outsider = await server.as(tenant.outsider);
    expect((await outsider.pmPlans.page({})).list).toEqual([]);
  });
});
