import { beforeEach, describe, expect, it } from 'vitest';
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
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
let tenant: TestTenant;

beforeEach(async () => {
  tenant = await buildTenant(db);
});

const nowMs = () => server.clock.now().getTime();
const iso = (ms: number) => new Date(ms).toISOString();
const dateOf = (ms: number) => iso(ms + 8 * hourMs).slice(0, 10);

const moveTo = (weekday: number, hour: number) => advanceToWeekday(server.clock, weekday, hour);

const draft = () => draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId });
const suggested = async (input: object = {}, by: TestAccount = tenant.lead) =>
  (await server.as(by)).orders.suggestEngineers({ draft: draft(), ...input });
const of = async ({ accountId }: TestAccount, input: object = {}) => {
  const found = (await suggested(input)).find(({ engineer }) => engineer.id === accountId);
  if (!found) throw new Error('They are not among those who were found');
  return found;
};

/** Takes a person's time, for an order of theirs. */
async function occupy(account: TestAccount, fromMs: number, hours: number): Promise<void> {
  const { id: orderId } = await (await server.as(tenant.client)).orders.create(draft());
  const times = { planStart: iso(fromMs), planEnd: iso(fromMs + hours * hourMs) };
  await (await server.as(account)).orders.accept({ orderId, ...times });
}

async function awayFor(account: TestAccount, fromMs: number, toMs: number): Promise<void> {
  const { tenantId, accountId } = account;
  const times = { fromAt: iso(fromMs), toAt: iso(toMs) };
  await insertRows(db, tables.leaves, { tenantId, id: newId(), accountId, leaveType: 'sick', ...times });
}

async function onDuty(account: TestAccount, dutyOn: string, shift: string): Promise<void> {
  const { tenantId, groupId } = tenant;
  await insertRows(db, tables.dutyDays, { tenantId, groupId, dutyOn, accountId: account.accountId, shift });
}

/** An order, when it has to be resolved, and its priority: 1 urgent to 4. */
async function dueAt(ms: number, priority = 3): Promise<string> {
  const { id } = await (await server.as(tenant.client)).orders.create(draft());
  await db.connection.run({
    text: 'UPDATE orders SET resolve_due_at = $3, priority = $4 WHERE tenant_id = $1 AND id = $2',
    values: [tenant.tenantId, id, iso(ms), String(priority)],
  });
  return id;
}

describe('where no day was said', () => {
  it('people are judged by the first day on which they can come', async () => {
    moveTo(5, 23);
    const monday = dateOf(nowMs() + 3 * dayMs);
    // Full on Monday from morning to night.
    await occupy(tenant.engineer, Date.parse(`${monday}T08:00:00+08:00`), 11);
    const [first, second] = await suggested();
    expect(first).toMatchObject({
      ...{ engineer: { id: tenant.engineer2.accountId }, day: monday, fits: true, load: 0 },
    });
    expect(dateOf(Date.parse(first?.arrivesAt ?? ''))).toBe(monday);
    expect(second).toMatchObject({ engineer: { id: tenant.engineer.accountId }, fits: true });
    expect(second?.day).toBe(dateOf(nowMs() + 4 * dayMs));
    expect((await of(tenant.engineer, { day: monday })).load).toBeGreaterThan(1);
  });

  it('somebody is suggested on a day on which nobody works, in the queue too', async () => {
    moveTo(6, 10);
    const { id } = await (await server.as(tenant.client)).orders.create(draft());
    const [first] = await suggested();
    expect(first).toMatchObject({ fits: true, reasons: expect.not.arrayContaining(['notWorking']) });
    const lead = await server.as(tenant.lead);
    const { list } = await lead.pool.queue({ groupId: tenant.groupId });
    expect(list.find((order) => order.id === id)?.suggestion).toMatchObject({ day: first?.day });
    expect((await lead.orders.preTrigger(draft())).engineer).toBeDefined();
    // Asked about that day, nobody is there.
    for (const { fits, reasons } of await suggested({ day: dateOf(nowMs()) })) {
      expect(fits).toBe(false);
      expect(reasons).toContain('notWorking');
    }
  });

  it('a day that is over is refused, of people and of times alike', async () => {
    moveTo(3, 10);
    const day = dateOf(nowMs() - dayMs);
    const refused = { code: 'badRequest', issues: [{ path: 'day', code: 'tooEarly' }] };
    await expect(suggested({ day })).rejects.toMatchObject(refused);
    const { id: orderId } = await (await server.as(tenant.client)).orders.create(draft());
    const lead = await server.as(tenant.lead);
    const { accountId: engineerId } = tenant.engineer;
    await expect(lead.schedules.slots({ orderId, engineerId, day })).rejects.toMatchObject(refused);
    expect((await suggested({ day: dateOf(nowMs()) }))[0]).toMatchObject({ day: dateOf(nowMs()) });
  });

  it('every call reaches as far ahead as the others, to the end of the same day', async () => {
    moveTo(3, 10);
    const { id: orderId, version } = await (await server.as(tenant.client)).orders.create(draft());
    const { accountId: engineerId } = tenant.engineer;
    const lead = await server.as(tenant.lead);
    const engineer = await server.as(tenant.engineer);
    const [last, after] = [dateOf(nowMs() + 92 * dayMs), dateOf(nowMs() + 93 * dayMs)];
    const timesOf = (day: string) => ({
      planStart: `${day}T22:00:00+08:00`,
      planEnd: `${day}T23:30:00+08:00`,
    });
    const stopOf = (day: string) => ({ orderId, version, engineerId, ...timesOf(day) });
    const calls: readonly (readonly [path: string, ask: (day: string) => Promise<unknown>])[] = [
      ['day', (day) => suggested({ day })],
      ['day', (day) => lead.schedules.slots({ orderId, engineerId, day })],
      ['from', (from) => lead.dispatch.plan({ groupId: tenant.groupId, from })],
      ['stops.0.planEnd', (day) => lead.dispatch.preview({ stops: [stopOf(day)] })],
      ['stops.0.planEnd', (day) => lead.dispatch.commit({ stops: [{ ...stopOf(day), force: true }] })],
      ['planEnd', (day) => engineer.schedules.change({ orderId, ...timesOf(day) })],
    ];
    for (const [path, ask] of calls) {
      const text = expect.stringContaining(last);
      await expect(ask(after), path).rejects.toMatchObject({ issues: [{ path, code: 'tooLate', text }] });
      await ask(last);
    }
    // No time is offered that would be refused.
    const { list } = await lead.schedules.slots({ orderId, engineerId, day: last, size: 10 });
    for (const { planEnd } of list) expect(dateOf(Date.parse(planEnd))).toBe(last);
    const { id: other } = await (await server.as(tenant.client)).orders.create(draft());
    const accept = (day: string) => engineer.orders.accept({ orderId: other, ...timesOf(day), force: true });
    await expect(accept(after)).rejects.toMatchObject({ issues: [{ path: 'planEnd', code: 'tooLate' }] });
    await accept(last);
  });
});

describe('outside working hours', () => {
  it('whose duty begins soon can come then to what cannot wait, and as long as it lasts', async () => {
    moveTo(5, 23);
    const tomorrow = dateOf(nowMs() + dayMs);
    await onDuty(tenant.engineer, tomorrow, 'onCall');
    const orderId = await dueAt(nowMs() + 12 * hourMs);
    const begins = Date.parse(`${tomorrow}T00:00:00+08:00`);
    for (const day of [undefined, tomorrow]) {
      const suits = await of(tenant.engineer, { draft: undefined, orderId, day });
      expect(suits).toMatchObject({ fits: true, onDuty: false, day: tomorrow });
      expect(Date.parse(suits.arrivesAt ?? '')).toBe(begins + 30 * minuteMs);
    }
    // What can wait is for Monday, and the answer for Saturday is the same whether it was asked for or not.
    const waiting = await dueAt(nowMs() + 5 * dayMs);
    const suits = await of(tenant.engineer, { draft: undefined, orderId: waiting });
    expect(suits).toMatchObject({ fits: true, day: dateOf(nowMs() + 3 * dayMs) });
    const asked = await of(tenant.engineer, { draft: undefined, orderId: waiting, day: tomorrow });
    expect(asked.reasons).toContain('notWorking');
  });

  it('who is on duty goes first for what cannot wait alone: it is due before the office opens, or late and urgent', async () => {
    moveTo(6, 10);
    await onDuty(tenant.engineer, dateOf(nowMs()), 'onCall');
    // The other one is less loaded, and on Monday both are there.
    await occupy(tenant.engineer, nowMs() + hourMs, 2);
    const firstFor = async (orderId: string) => (await suggested({ draft: undefined, orderId }))[0];
    const [soon, late] = [await dueAt(nowMs() + 3 * hourMs), await dueAt(nowMs() - hourMs, 2)];
    for (const orderId of [soon, late])
      expect(await firstFor(orderId)).toMatchObject({
        ...{ engineer: { id: tenant.engineer.accountId }, day: dateOf(nowMs()) },
        reasons: expect.arrayContaining(['onDuty']),
      });
    const monday = dateOf(nowMs() + 2 * dayMs);
    const waiting = [await dueAt(nowMs() + 3 * dayMs), await dueAt(nowMs() - 3 * dayMs, 4)];
    for (const orderId of waiting) {
      const all = await suggested({ draft: undefined, orderId });
      expect(all.map(({ day }) => day)).toEqual([monday, monday]);
      for (const { reasons } of all) expect(reasons).not.toContain('onDuty');
    }
    const { list } = await (await server.as(tenant.lead)).pool.queue({ groupId: tenant.groupId });
    const sent = new Map(list.map(({ id, suggestion }) => [id, suggestion]));
    expect(sent.get(soon)).toMatchObject({ engineer: { id: tenant.engineer.accountId } });
    for (const id of waiting) expect(sent.get(id)).toMatchObject({ day: monday });
  });

  it('times, plans and previews count duty for what cannot wait, and for nothing else', async () => {
    moveTo(6, 10);
    const saturday = dateOf(nowMs());
    await onDuty(tenant.engineer, saturday, 'onCall');
    const { accountId: engineerId } = tenant.engineer;
    const [soon, waiting] = [await dueAt(nowMs() + 4 * hourMs), await dueAt(nowMs() + 3 * dayMs)];
    const lead = await server.as(tenant.lead);
    const judged = async (orderId: string) => {
      const { list: slots } = await lead.schedules.slots({ orderId, engineerId });
      const { list, unplaced } = await lead.dispatch.plan({ orderIds: [orderId], days: 1 });
      const [planStart, planEnd] = [iso(nowMs() + hourMs), iso(nowMs() + 2 * hourMs)];
      const stop = { orderId, engineerId, planStart, planEnd };
      const { warnings } = await lead.dispatch.preview({ stops: [stop] });
      return {
        slot: dateOf(Date.parse(slots[0]?.planStart ?? '')),
        planned: list.map((each) => each.engineerId),
        unplaced: unplaced.map(({ reason }) => reason),
        warnings: warnings.map(({ warning }) => warning),
      };
    };
    expect(await judged(soon)).toEqual({ slot: saturday, planned: [engineerId], unplaced: [], warnings: [] });
    expect(await judged(waiting)).toEqual({
      ...{ slot: dateOf(nowMs() + 2 * dayMs), planned: [], unplaced: ['noHours'], warnings: ['offHours'] },
    });
  });

  it('who is on call goes to what cannot wait though it ends after their duty, not the day after next', async () => {
    moveTo(6, 23);
    const saturday = dateOf(nowMs());
    await onDuty(tenant.engineer, saturday, 'onCall');
    const { accountId: engineerId } = tenant.engineer;
    const orderId = await dueAt(nowMs() + hourMs, 1);
    const lead = await server.as(tenant.lead);
    const [first] = await suggested({ draft: undefined, orderId });
    expect(first).toMatchObject({ engineer: { id: engineerId }, day: saturday });
    const { list: slots } = await lead.schedules.slots({ orderId, engineerId });
    const planned = async () => (await lead.dispatch.plan({ orderIds: [orderId], days: 1 })).list[0];
    const stop = await planned();
    expect(dateOf(Date.parse(slots[0]?.planStart ?? ''))).toBe(saturday);
    expect(stop).toMatchObject({ engineerId, planStart: expect.stringMatching(/T15:/) });
    expect(Date.parse(stop?.planEnd ?? '')).toBeGreaterThan(Date.parse(`${saturday}T24:00:00+08:00`));
    const { planStart = '', planEnd = '' } = slots[0] ?? {};
    const asked = { stops: [{ orderId, engineerId, planStart, planEnd }] };
    expect((await lead.dispatch.preview(asked)).warnings).toEqual([]);
    // Unless leave begins at midnight.
    const midnight = Date.parse(`${saturday}T00:00:00+08:00`) + dayMs;
    await awayFor(tenant.engineer, midnight, midnight + dayMs);
    expect(await planned()).toBeUndefined();
    const [later] = (await lead.schedules.slots({ orderId, engineerId })).list;
    expect(dateOf(Date.parse(later?.planStart ?? ''))).not.toBe(saturday);
  });

  it('who is on call only has to set out in it, and no warning speaks against that', async () => {
    moveTo(6, 23);
    server.clock.advance(40 * minuteMs);
    const saturday = dateOf(nowMs());
    await onDuty(tenant.engineer, saturday, 'onCall');
    const { accountId: engineerId } = tenant.engineer;
    const orderId = await dueAt(nowMs() + hourMs, 1);
    const lead = await server.as(tenant.lead);
    const [first] = await suggested({ draft: undefined, orderId });
    // Half an hour away.
    expect(first?.engineer.id).toBe(engineerId);
    expect(dateOf(Date.parse(first?.arrivesAt ?? ''))).toBe(dateOf(nowMs() + dayMs));
    const { planStart = '', planEnd = '' } =
      (await lead.schedules.slots({ orderId, engineerId })).list[0] ?? {};
    expect(Date.parse(planStart) - nowMs()).toBeLessThan(hourMs);
    const [stop] = (await lead.dispatch.plan({ orderIds: [orderId], days: 1 })).list;
    expect(Date.parse(stop?.planStart ?? '') - nowMs()).toBeLessThan(hourMs);
    const preview = { stops: [{ orderId, engineerId, planStart, planEnd }] };
    expect((await lead.dispatch.preview(preview)).warnings).toEqual([]);
  });

  it('work under way that takes until tomorrow takes time of tomorrow, for whoever asks about that day', async () => {
    moveTo(5, 23);
    server.clock.advance(30 * minuteMs);
    const { engineer } = tenant;
    const { accountId: engineerId } = engineer;
    const tomorrow = dateOf(nowMs() + dayMs);
    await onDuty(engineer, tomorrow, 'onCall');
    const running = await dueAt(nowMs() + hourMs, 1);
    const on = await server.as(engineer);
    await on.orders.accept({ orderId: running });
    await on.orders.clockIn({ orderId: running, latitude: 31.2, longitude: 121.4, remark: 'Here' });
    const orderId = await dueAt(nowMs() + 2 * hourMs, 1);
    const lead = await server.as(tenant.lead);
    // An hour from half past eleven on, and the way.
    const free = nowMs() + 1.4 * hourMs;
    const suits = await of(engineer, { draft: undefined, orderId, day: tomorrow });
    const [slot] = (await lead.schedules.slots({ orderId, engineerId, day: tomorrow })).list;
    const [stop] = (await lead.dispatch.plan({ orderIds: [orderId], from: tomorrow })).list;
    for (const at of [suits.arrivesAt, slot?.planStart, stop?.planStart])
      expect(Date.parse(at ?? '')).toBeGreaterThan(free);
  });

  it('what follows is judged by duty, too', async () => {
    moveTo(6, 10);
    await onDuty(tenant.engineer, dateOf(nowMs()), 'onCall');
    const { id: orderId } = await (await server.as(tenant.client)).orders.create(draft());
    await db.connection.run({
      text: 'UPDATE orders SET resolve_due_at = $3 WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, orderId, iso(nowMs() + 3 * hourMs)],
    });
    const lead = await server.as(tenant.lead);
    const effectsFor = async ({ accountId: engineerId }: TestAccount) =>
      (await lead.dispatch.preview({ stops: [{ orderId, engineerId }] })).effects;
    expect(await effectsFor(tenant.engineer)).toEqual([]);
    expect(await effectsFor(tenant.engineer2)).toMatchObject([{ effect: 'late' }]);
  });

  it('who is on duty is as full as their duty, not as a day without hours, wherever their load is told', async () => {
    for (const weekday of [3, 6]) {
      moveTo(weekday, 10);
      tenant = await buildTenant(db);
      const day = dateOf(nowMs());
      await onDuty(tenant.engineer, day, 'onCall');
      await occupy(tenant.engineer, nowMs() + hourMs, 2);
      const orderId = await dueAt(nowMs() + 3 * hourMs);
      const suits = await of(tenant.engineer, { draft: undefined, orderId, day });
      expect(suits).toMatchObject({ onDuty: true, day, load: 150 / 480, capacityMinutes: 480 });
      const lead = await server.as(tenant.lead);
      const accountIds = [tenant.engineer.accountId];
      const [row] = await lead.plans.dailySaturation({ accountIds, days: [day] });
      expect(row).toMatchObject({ load: suits.load, saturation: suits.saturation });
      expect(row?.capacityMinutes).toBe(weekday === 6 ? 0 : 480);
      const cellId = tenant.cellIds[0] ?? '';
      const found = await lead.workbench.engineersByCell({ cellId });
      expect(found.find(({ id }) => id === accountIds[0])).toMatchObject({ load: suits.load });
    }
  });

  it('days of a team say whose duty begins on which, a night until the next morning too', async () => {
    moveTo(5, 10);
    const [friday, saturday, sunday] = [0, 1, 2].map((days) => dateOf(nowMs() + days * dayMs)) as [
      string,
      string,
      string,
    ];
    await onDuty(tenant.engineer, saturday, 'night');
    const lead = await server.as(tenant.lead);
    const asked = { groupId: tenant.groupId, days: [friday, saturday, sunday] };
    for (const rows of [
      await lead.backlog.groupScheduleSaturation(asked),
      await lead.plans.dailySaturation(asked),
    ])
      expect(rows.flatMap(({ accountId, date, onDuty: duty }) => (duty ? [[accountId, date]] : []))).toEqual([
        [tenant.engineer.accountId, saturday],
      ]);
  });
});

describe('leave', () => {
  it('is named to those alone who may see the days of whoever takes it', async () => {
    moveTo(3, 10);
    await awayFor(tenant.engineer2, nowMs() - hourMs, nowMs() + 9 * hourMs);
    const reasonsFor = async (by: TestAccount) =>
      (await suggested({}, by)).find(({ engineer }) => engineer.id === tenant.engineer2.accountId)?.reasons;
    expect(await reasonsFor(tenant.lead)).toContain('onLeave');
    expect(await reasonsFor(tenant.engineer)).toContain('notWorking');
    expect(await reasonsFor(tenant.engineer)).not.toContain('onLeave');
  });
});
