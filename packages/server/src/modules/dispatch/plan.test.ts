import { describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { newId, type TestAccount } from '../../testing/index.ts';
import { dispatchDesk, hourMs, iso, stopsOf } from './dispatch.fixture.ts';
import { worksOfOwners } from './works.ts';

const desk = await dispatchDesk();
const { accepted, as, created, db, nowMs, server } = desk;

const setSkill = async (account: TestAccount) => {
  const { tenantId } = desk.tenant;
  const id = newId();
  await insertRows(db, tables.skills, {
    tenantId,
    id,
    zh: '制冷',
    en: 'Cooling',
    catalogId: desk.tenant.onSiteCatalogId,
  });
  await insertRows(db, tables.engineerSkills, {
    tenantId,
    accountId: account.accountId,
    skillId: id,
    level: 2,
  });
};

describe('a plan of my day', () => {
  it('puts what is mine into my hours, one after the other, with the ways', async () => {
    const [one, two] = [await accepted(desk.tenant.engineer), await accepted(desk.tenant.engineer)];
    await accepted(desk.tenant.engineer2);
    await created();
    const engineer = await as(desk.tenant.engineer);
    const askedAt = nowMs();
    const plan = await engineer.dispatch.plan({});
    expect(plan.list.map(({ orderId }) => orderId).sort()).toEqual([one, two].sort());
    expect(plan.list).toMatchObject([
      { engineerId: desk.tenant.engineer.accountId, travelMinutes: 30, change: 'new' },
      { engineerId: desk.tenant.engineer.accountId, change: 'new' },
    ]);
    const [first, second] = plan.list;
    // Half an hour of a way that nobody knows, and at a whole five minutes.
    const wait = Date.parse(first?.planStart ?? '') - askedAt;
    expect(wait).toBeGreaterThanOrEqual(hourMs / 2);
    expect(wait).toBeLessThan(hourMs / 2 + 10 * 60_000);
    expect(Date.parse(second?.planStart ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.planEnd ?? ''));
    // Both are due that day, and their engineer comes to them in time without a plan, too.
    expect(plan.present).toMatchObject({ plannedCount: 0, lateCount: 0 });
    expect(plan.proposed).toMatchObject({ plannedCount: 2, lateCount: 0 });
  });

  it('leaves out what it is told to, and plans the rest around it as if that was never asked', async () => {
    const [fixed, loose] = [await accepted(desk.tenant.engineer), await accepted(desk.tenant.engineer)];
    const engineer = await as(desk.tenant.engineer);
    const times = { planStart: iso(nowMs() + hourMs), planEnd: iso(nowMs() + 2 * hourMs) };
    await engineer.schedules.change({ orderId: fixed, ...times });
    const whole = await engineer.dispatch.plan({ moves: true });
    const rest = await engineer.dispatch.plan({ moves: true, without: [loose] });
    expect(whole.list.map(({ orderId }) => orderId).sort()).toEqual([fixed, loose].sort());
    expect(rest.list.filter(({ change }) => change !== 'kept')).toEqual([]);
    // It counts as it stands: without a time.
    expect(rest.present).toMatchObject({ plannedCount: 1, lateCount: whole.present.lateCount });
    expect(rest.proposed.plannedCount).toBe(1);
    const none = await engineer.dispatch.plan({ orderIds: [fixed], without: [fixed] });
    expect([none.list, none.unplaced]).toEqual([[], []]);
  });

  it('leaves what has a time where it is, unless it may move', async () => {
    const [fixed, loose] = [await accepted(desk.tenant.engineer), await accepted(desk.tenant.engineer)];
    const engineer = await as(desk.tenant.engineer);
    const planStart = iso(nowMs() + hourMs);
    await engineer.schedules.change({ orderId: fixed, planStart, planEnd: iso(nowMs() + 2 * hourMs) });
    const kept = await engineer.dispatch.plan({});
    expect(kept.list.map(({ orderId }) => orderId)).toEqual([loose]);
    expect(Date.parse(kept.list[0]?.planStart ?? '')).toBeGreaterThanOrEqual(nowMs() + 2 * hourMs);
    const moved = await engineer.dispatch.plan({ moves: true });
    expect(moved.list).toHaveLength(2);
    expect(moved.present.plannedCount).toBe(1);
  });

  it('gives what was not done in its time a new one', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    const engineer = await as(desk.tenant.engineer);
    const planStart = iso(nowMs() + hourMs);
    await engineer.schedules.change({ orderId, planStart, planEnd: iso(nowMs() + 2 * hourMs) });
    server.clock.advance(3 * hourMs);
    const plan = await engineer.dispatch.plan({});
    expect(plan.list).toMatchObject([{ orderId, change: 'new' }]);
    expect(plan.present.plannedCount).toBe(0);
  });

  it('keeps leave free and says what found no place', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    const { tenantId } = desk.tenant;
    const { accountId } = desk.tenant.engineer;
    const leave = { fromAt: iso(nowMs() - hourMs), toAt: iso(nowMs() + 15 * hourMs) };
    await insertRows(db, tables.leaves, { tenantId, id: newId(), accountId, leaveType: 'sick', ...leave });
    const engineer = await as(desk.tenant.engineer);
    const today = await engineer.dispatch.plan({});
    expect(today).toMatchObject({ list: [], unplaced: [{ orderId, reason: 'ownerBusy' }] });
    // Nothing is late that is due only after these days.
    const { resolveDueAt = '' } = await engineer.orders.detail({ orderId });
    const dueToday = Date.parse(resolveDueAt) < nowMs() + 15 * hourMs;
    expect([today.present.lateCount, today.proposed.lateCount]).toEqual(dueToday ? [1, 1] : [0, 0]);
    const twoDays = await engineer.dispatch.plan({ days: 2 });
    expect(twoDays.list[0]?.orderId).toBe(orderId);
    expect(Date.parse(twoDays.list[0]?.planStart ?? '')).toBeGreaterThan(nowMs() + 15 * hourMs);
  });

  it('is nobody else’s, and begins not before today', async () => {
    const engineer = await as(desk.tenant.engineer);
    await expect(engineer.dispatch.plan({ groupId: desk.tenant.groupId })).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(engineer.dispatch.plan({ from: '2020-01-01' })).rejects.toMatchObject({
      code: 'badRequest',
    });
    // As far ahead as times may be written.
    await expect(engineer.dispatch.plan({ from: '2099-12-30' })).rejects.toMatchObject({
      issues: [{ path: 'from', code: 'tooLate' }],
    });
  });
});

describe('more orders than are planned at once', () => {
  it('are counted, all of them', async () => {
    const { engineer, tenantId } = desk.tenant;
    for (let order = 0; order < 3; order++) await accepted(engineer);
    const now = iso(nowMs());
    const found = await worksOfOwners.all(
      desk.db,
      tenantId,
      [engineer.accountId],
      now,
      null,
      null,
      false,
      1,
      [],
      [],
      [],
    );
    expect(found.map(({ total }) => total)).toEqual([3]);
  });
});

describe('a day that a plan has filled', () => {
  it('is full and no more, with an hour’s break in its middle', async () => {
    for (let order = 0; order < 12; order++) await accepted(desk.tenant.engineer);
    const engineer = await as(desk.tenant.engineer);
    const { list } = await engineer.dispatch.plan({ days: 2 });
    const date = iso(nowMs() + 24 * hourMs).slice(0, 10);
    const ofDay = list.filter(({ planStart }) => planStart.slice(0, 10) === date);
    expect(ofDay.length).toBeGreaterThan(0);
    // At half past twelve, or after what is late enough to run on into it.
    const breakFrom = Date.parse(`${date}T12:30:00+08:00`);
    const before = ofDay.filter(({ planStart }) => Date.parse(planStart) < breakFrom);
    const free = Math.max(breakFrom, ...before.map(({ planEnd }) => Date.parse(planEnd)));
    const after = ofDay.filter(({ planStart }) => Date.parse(planStart) >= breakFrom);
    expect(Math.min(...after.map(({ planStart }) => Date.parse(planStart)))).toBeGreaterThanOrEqual(
      free + hourMs,
    );
    await engineer.dispatch.commit({ stops: stopsOf(list) });
    const [day] = await engineer.plans.dailySaturation({
      accountIds: [desk.tenant.engineer.accountId],
      days: [date],
    });
    expect(day?.saturation).toBeGreaterThan(0.5);
    expect(day?.saturation).toBeLessThanOrEqual(1);
  });
});

describe('a plan of a team', () => {
  it('gives what has no owner to engineers who can do it, and leaves what is accepted', async () => {
    await setSkill(desk.tenant.engineer2);
    const [open, kept] = [await created(), await accepted(desk.tenant.engineer)];
    const remote = await created(desk.tenant.catalogId);
    const plan = await (await as(desk.tenant.lead)).dispatch.plan({ groupId: desk.tenant.groupId });
    const of = (id: string) => plan.list.find(({ orderId }) => orderId === id);
    expect(of(open)).toMatchObject({ engineerId: desk.tenant.engineer2.accountId });
    expect(of(kept)).toMatchObject({ engineerId: desk.tenant.engineer.accountId });
    expect(of(remote)).toMatchObject({ travelMinutes: 0 });
    expect(plan.unplaced).toEqual([]);
  });

  it('leaves what was given to an engineer with them, and says so where they cannot do it', async () => {
    const orderId = await created();
    const lead = await as(desk.tenant.lead);
    const { tenantId, groupId, engineer } = desk.tenant;
    await lead.orders.transfer({ orderId, groupId, engineerId: engineer.accountId });
    const plan = await lead.dispatch.plan({ groupId });
    expect(plan.list).toMatchObject([{ engineerId: engineer.accountId }]);
    const away = { fromAt: iso(nowMs() - hourMs), toAt: iso(nowMs() + 15 * hourMs) };
    const { accountId } = engineer;
    await insertRows(db, tables.leaves, { tenantId, id: newId(), accountId, leaveType: 'sick', ...away });
    const [stop] = (await lead.dispatch.plan({ groupId })).list;
    expect(stop?.engineerId).not.toBe(accountId);
    expect(stop).toMatchObject({ change: 'reassigned' });
    expect(stop?.reasons[0]).toBe('ownerCannot');
  });

  it('is for leads of the group and for dispatchers only', async () => {
    await created();
    const plan = await (await as(desk.tenant.dispatcher)).dispatch.plan({ groupId: desk.tenant.rootId });
    expect(plan.list).toHaveLength(1);
    const lead = await as(desk.tenant.lead);
    await expect(lead.dispatch.plan({ groupId: desk.tenant.otherGroupId })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('leaves out who declined an order, and says so when nobody else is there', async () => {
    await setSkill(desk.tenant.engineer);
    const orderId = await created();
    const lead = await as(desk.tenant.lead);
    await lead.orders.transfer({
      orderId,
      groupId: desk.tenant.groupId,
      engineerId: desk.tenant.engineer.accountId,
    });
    await (await as(desk.tenant.engineer)).orders.decline({ orderId, reasonCode: 'busy' });
    const plan = await lead.dispatch.plan({ groupId: desk.tenant.groupId });
    expect(plan).toMatchObject({ list: [], unplaced: [{ orderId, reason: 'noSkill' }] });
  });
});

describe('a plan that may move what has a time', () => {
  const timed = async (from: number, hours: number) => {
    const orderId = await accepted(desk.tenant.engineer);
    const start = Math.floor((nowMs() + from * hourMs) / 60_000) * 60_000;
    const times = { planStart: iso(start), planEnd: iso(start + hours * hourMs) };
    await (await as(desk.tenant.engineer)).schedules.change({ orderId, ...times });
    return { orderId, ...times };
  };
  const due = async (orderIds: readonly string[], at: string) => {
    for (const orderId of orderIds)
      await db.connection.run({
        text: 'UPDATE orders SET resolve_due_at = $3 WHERE tenant_id = $1 AND id = $2',
        values: [desk.tenant.tenantId, orderId, at],
      });
  };
  const tomorrow = () => iso(nowMs() + 24 * hourMs).slice(0, 10);

  it('leaves alone what is planned before the days that are planned', async () => {
    await timed(1, 1);
    const waiting = await accepted(desk.tenant.engineer);
    const engineer = await as(desk.tenant.engineer);
    const { list, unplaced } = await engineer.dispatch.plan({ from: tomorrow(), moves: true });
    expect([...list, ...unplaced].map(({ orderId }) => orderId)).toEqual([waiting]);
  });

  it('keeps a time that fits, to the minute, however often it is made', async () => {
    const kept = await timed(1 + 7 / 60, 1);
    const engineer = await as(desk.tenant.engineer);
    const { list } = await engineer.dispatch.plan({ moves: true });
    expect(list).toMatchObject([{ ...kept, change: 'kept' }]);
  });

  it('takes as long as was said for it, kept or moved', async () => {
    const [long, short] = [await timed(0.75, 2), await timed(3.25, 0.25)];
    const engineer = await as(desk.tenant.engineer);
    const { list } = await engineer.dispatch.plan({ moves: true });
    expect(list).toMatchObject([
      { ...long, change: 'kept' },
      { ...short, change: 'kept' },
    ]);
    const { list: planned } = await engineer.dispatch.plan({
      orderIds: [long.orderId],
      absences: [{ accountId: desk.tenant.engineer.accountId, from: long.planStart, to: long.planEnd }],
    });
    const [moved] = planned;
    expect(moved).toMatchObject({ orderId: long.orderId, change: 'moved' });
    expect(Date.parse(moved?.planEnd ?? '') - Date.parse(moved?.planStart ?? '')).toBe(2 * hourMs);
  });

  it('thinks nobody away whose days are not to be seen, or who is not there', async () => {
    const [from, to] = [iso(nowMs()), iso(nowMs() + hourMs)];
    const [engineer, lead] = [await as(desk.tenant.engineer), await as(desk.tenant.lead)];
    const ask = (on: typeof lead, accountId: string) =>
      on.dispatch.plan({ absences: [{ accountId, from, to }] });
    for (const [on, accountId] of [
      [lead, newId()],
      [lead, desk.tenant.outsider.accountId],
      [engineer, desk.tenant.engineer2.accountId],
    ] as const)
      await expect(ask(on, accountId)).rejects.toMatchObject({ code: 'notFound' });
    await ask(lead, desk.tenant.engineer2.accountId);
  });

  it('counts what keeps its time on both sides, moved or not', async () => {
    const late = await timed(3, 1);
    await accepted(desk.tenant.engineer);
    await due([late.orderId], iso(nowMs() + hourMs));
    const engineer = await as(desk.tenant.engineer);
    const { present, proposed, list } = await engineer.dispatch.plan({});
    expect(list).toHaveLength(1);
    expect([present, proposed]).toMatchObject([
      { plannedCount: 1, lateCount: 1 },
      { plannedCount: 2, lateCount: 1 },
    ]);
  });

  it('counts of other days only what lies in them', async () => {
    await timed(1, 1);
    const late = await timed(3, 1);
    await due([late.orderId], iso(nowMs() + hourMs));
    const next = await timed(25, 1);
    await due([next.orderId], iso(nowMs() + 48 * hourMs));
    const engineer = await as(desk.tenant.engineer);
    for (const moves of [false, true]) {
      const { present, proposed } = await engineer.dispatch.plan({ from: tomorrow(), moves });
      expect([present, proposed]).toMatchObject([
        { plannedCount: 1, lateCount: 0 },
        { plannedCount: 1, lateCount: 0 },
      ]);
    }
  });

  it('changes nothing where nothing gets better, however little time there is on the way', async () => {
    const [soon, next] = [await timed(0.25, 1), await timed(1.25, 1)];
    await due([soon.orderId], iso(nowMs() + 0.5 * hourMs));
    await due([next.orderId], iso(nowMs() + 4 * hourMs));
    const engineer = await as(desk.tenant.engineer);
    const { list, present, proposed } = await engineer.dispatch.plan({ moves: true, days: 7 });
    expect(list).toMatchObject([
      { ...soon, change: 'kept', reasons: ['promised'] },
      { ...next, change: 'kept', reasons: expect.arrayContaining(['promised']) },
    ]);
    expect(list[0]?.lateMinutes).toBeGreaterThan(0);
    expect(proposed).toEqual(present);
  });

  it('makes nothing late that is in time now', async () => {
    // Two at once are no plan that can be kept, but both are in time as they stand.
    const [one, other] = [await timed(1, 2), await accepted(desk.tenant.engineer)];
    const engineer = await as(desk.tenant.engineer);
    await engineer.schedules.change({
      ...{ orderId: other, planStart: one.planStart, planEnd: one.planEnd },
      force: true,
    });
    await due([one.orderId, other], one.planEnd);
    const { present, proposed } = await engineer.dispatch.plan({ moves: true });
    expect(present).toMatchObject({ plannedCount: 2, lateCount: 0 });
    expect(proposed).toMatchObject({ plannedCount: 2, lateCount: 0 });
  });

  it('takes the time of no order that finds no other', async () => {
    const kept = await timed(1, 1);
    const { tenantId } = desk.tenant;
    const { accountId } = desk.tenant.engineer;
    // Away for all of the day: nothing finds a time in it.
    const leave = { fromAt: iso(nowMs() - hourMs), toAt: iso(nowMs() + 12 * hourMs) };
    await insertRows(db, tables.leaves, { tenantId, id: newId(), accountId, leaveType: 'sick', ...leave });
    const waiting = await accepted(desk.tenant.engineer);
    const engineer = await as(desk.tenant.engineer);
    const { list, unplaced } = await engineer.dispatch.plan({ moves: true });
    // What nobody will keep is told of, and stays where it stands.
    expect(list).toEqual([]);
    expect(unplaced.map(({ orderId }) => orderId).sort()).toEqual([kept.orderId, waiting].sort());
    expect(await engineer.orders.detail({ orderId: kept.orderId })).toMatchObject({
      planStart: kept.planStart,
    });
  });
});
