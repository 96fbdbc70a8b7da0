import { describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { dispatchDesk, hourMs } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { accepted, at, as, created, server } = desk;

const engineerId = () => desk.tenant.engineer.accountId;

describe('what follows from a change', () => {
  it('is nothing where work fits, but for the way', async () => {
    const orderId = await created();
    const stop = { orderId, engineerId: engineerId(), planStart: at(10), planEnd: at(11) };
    const seen = await (await as(desk.tenant.lead)).dispatch.preview({ stops: [stop] });
    expect(seen).toMatchObject({
      effects: [],
      brokenCount: 0,
      present: { travelMinutes: 0 },
      proposed: { travelMinutes: 30 },
    });
    // Nothing was written.
    expect((await (await as(desk.tenant.lead)).orders.detail({ orderId })).planStart).toBeUndefined();
  });

  it('tells whom work comes to late, and by how much', async () => {
    const next = await accepted(desk.tenant.engineer, 11, 12);
    const orderId = await created();
    const stop = { orderId, engineerId: engineerId(), planStart: at(10), planEnd: at(11.5) };
    const seen = await (await as(desk.tenant.lead)).dispatch.preview({ stops: [stop] });
    // Half an hour in its time, and the way from a place that nobody knows.
    expect(seen.effects).toMatchObject([
      { orderId: next, effect: 'delayed', minutes: 60, planStart: at(11), expectedStart: at(12) },
    ]);
    expect(seen.brokenCount).toBe(1);
  });

  it('tells what ends after it is due, with a time and without', async () => {
    const lead = await as(desk.tenant.lead);
    const orderId = await created();
    const { resolveDueAt = '' } = await lead.orders.detail({ orderId });
    const due = Date.parse(resolveDueAt);
    const times = {
      planStart: new Date(due - hourMs / 2).toISOString(),
      planEnd: new Date(due + hourMs).toISOString(),
    };
    const timed = await lead.dispatch.preview({ stops: [{ orderId, engineerId: engineerId(), ...times }] });
    expect(timed.effects).toMatchObject([{ orderId, effect: 'late', minutes: 60, dueAt: resolveDueAt }]);
    // That nobody does it makes it as late.
    expect([timed.present.lateCount, timed.proposed.lateCount]).toEqual([1, 1]);

    await accepted(desk.tenant.engineer, 9.5, (due - Date.parse(at(9))) / hourMs + 9);
    const loose = await lead.dispatch.preview({ stops: [{ orderId, engineerId: engineerId() }] });
    expect(loose.effects).toMatchObject([{ orderId, effect: 'late' }]);
  });

  it('tells that a promised time moves, or is lost', async () => {
    const orderId = await accepted(desk.tenant.engineer, 10, 11);
    const lead = await as(desk.tenant.lead);
    const moved = { orderId, engineerId: engineerId(), planStart: at(12), planEnd: at(13) };
    expect(await lead.dispatch.preview({ stops: [moved] })).toMatchObject({
      effects: [{ orderId, effect: 'moved', planStart: at(10), expectedStart: at(12) }],
      brokenCount: 1,
    });
    for (const stop of [{ orderId, engineerId: desk.tenant.engineer2.accountId }, { orderId }])
      expect(await lead.dispatch.preview({ stops: [stop] })).toMatchObject({
        effects: [{ orderId, effect: 'unplanned' }],
        brokenCount: 1,
      });
    // To another person at the same time, nothing is broken.
    const other = {
      orderId,
      engineerId: desk.tenant.engineer2.accountId,
      planStart: at(10),
      planEnd: at(11),
    };
    expect(await lead.dispatch.preview({ stops: [other] })).toMatchObject({ effects: [], brokenCount: 0 });
  });

  it('looks at colleagues who come along: their time stays with the owner, and is lost to another person', async () => {
    const orderId = await accepted(desk.tenant.engineer, 10, 11);
    const [lead, colleague] = [await as(desk.tenant.lead), desk.tenant.engineer2.accountId];
    const along = { planStart: at(11.5), planEnd: at(12) };
    await lead.schedules.change({ orderId, ...along, engineerId: colleague });
    const { tenantId, groupId } = desk.tenant;
    const { accountId } = desk.tenant.lead;
    await insertRows(desk.db, tables.groupMembers, { tenantId, groupId, accountId });
    const lost = await lead.dispatch.preview({
      stops: [{ orderId, engineerId: accountId, planStart: at(10), planEnd: at(11) }],
    });
    expect(lost.effects).toMatchObject([
      { orderId, engineerId: colleague, effect: 'unplanned', planStart: at(11.5) },
    ]);
    expect(lost.brokenCount).toBe(1);
    // Moved by its owner nothing of the colleague's changes, and what the colleague gets beside it comes later.
    const more = await created();
    const stay = await lead.dispatch.preview({
      stops: [
        { orderId, engineerId: engineerId(), planStart: at(11), planEnd: at(12) },
        { orderId: more, engineerId: colleague, planStart: at(10.75), planEnd: at(11.5) },
      ],
    });
    expect(stay.effects).toMatchObject([
      { orderId, engineerId: colleague, effect: 'delayed', planStart: at(11.5) },
      { orderId, engineerId: engineerId(), effect: 'moved', planStart: at(10) },
    ]);
  });

  it('takes work that is under way to last until now at least', async () => {
    const running = await accepted(desk.tenant.engineer, 9.25, 10);
    const next = await accepted(desk.tenant.engineer, 11, 12);
    const engineer = await as(desk.tenant.engineer);
    await engineer.orders.clockIn({ orderId: running, latitude: 31.2, longitude: 121.4, remark: 'Here' });
    server.clock.advance(1.5 * hourMs);
    // It was to end at ten, and half past ten it is thought to take until half past eleven.
    const stop = { orderId: running, engineerId: engineerId(), planStart: at(9.25), planEnd: at(11.5) };
    const seen = await engineer.dispatch.preview({ stops: [stop] });
    expect(seen.effects).toMatchObject([{ orderId: next, effect: 'delayed', minutes: 60 }]);
  });

  it('takes work under way without a time to last as long as such work takes', async () => {
    const running = await accepted(desk.tenant.engineer);
    const next = await accepted(desk.tenant.engineer, 11, 12);
    const engineer = await as(desk.tenant.engineer);
    await engineer.orders.clockIn({ orderId: running, latitude: 31.2, longitude: 121.4, remark: 'Here' });
    server.clock.advance(1.25 * hourMs);
    const more = await created();
    const lead = await as(desk.tenant.lead);
    const seen = await lead.dispatch.preview({ stops: [{ orderId: more, engineerId: engineerId() }] });
    // At a quarter past ten it has taken longer than the hour: five minutes, and the way to the next.
    expect(seen.effects.map(({ orderId }) => orderId)).not.toContain(next);
    const ill = { accountId: engineerId(), from: at(10.25), to: at(18) };
    const gone = await lead.dispatch.preview({ absences: [ill] });
    expect(gone.effects).toMatchObject([
      { orderId: expect.any(String), effect: 'away' },
      { orderId: expect.any(String), effect: 'away' },
    ]);
    const lost = gone.effects.find(({ orderId }) => orderId === running);
    expect(lost).toMatchObject({ orderNo: expect.stringMatching(/./), engineerId: engineerId() });
    // No time was promised for it.
    expect(lost?.planStart).toBeUndefined();
    expect(gone.brokenCount).toBe(1);
  });

  it('refuses an order that stands twice, times without order, and people who are not there', async () => {
    const orderId = await created();
    const lead = await as(desk.tenant.lead);
    const refusal = (request: Parameters<typeof lead.dispatch.preview>[0]) =>
      lead.dispatch.preview(request).catch(({ code, issues }) => issues?.[0] ?? code);
    expect(await refusal({ stops: [{ orderId }, { orderId }] })).toMatchObject({
      path: 'stops.1.orderId',
      code: 'repeated',
    });
    const backward = { orderId, engineerId: engineerId(), planStart: at(11), planEnd: at(10) };
    expect(await refusal({ stops: [backward] })).toMatchObject({
      ...{ path: 'stops.0.planEnd', code: 'notAfterStart' },
    });
    expect(await refusal({ stops: [{ ...backward, engineerId: undefined }] })).toMatchObject({
      ...{ path: 'stops.0.engineerId', code: 'required' },
    });
    const absence = { accountId: engineerId(), from: at(9), to: at(9 + 367 * 24) };
    expect(await refusal({ absences: [absence] })).toMatchObject({ path: 'absences.0.to' });
    expect(await refusal({ stops: [{ orderId, planStart: at(11) }] })).toMatchObject({
      ...{ path: 'stops.0.planEnd', code: 'required' },
    });
    const past = { orderId, engineerId: engineerId(), planStart: at(7), planEnd: at(8) };
    expect(await refusal({ stops: [past] })).toMatchObject({ path: 'stops.0.planEnd', code: 'past' });
    for (const other of [desk.tenant.client.accountId, orderId])
      expect(await refusal({ stops: [{ orderId, engineerId: other }] })).toMatchObject({
        ...{ path: 'stops.0.engineerId', code: 'unknown' },
      });
    const gone = await created();
    await lead.orders.cancel({ orderId: gone, reason: 'mistaken' });
    const wrongState = { code: 'notAllowed', reason: 'wrongState' };
    await expect(lead.dispatch.preview({ stops: [{ orderId: gone }] })).rejects.toMatchObject(wrongState);
    expect(await refusal({})).toMatchObject({ path: 'stops', code: 'required' });
    const outsider = await as(desk.tenant.outsider);
    await expect(outsider.dispatch.preview({ stops: [{ orderId }] })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('looks into nobody’s days that the caller may not see, and thinks of nobody else’s absence', async () => {
    await accepted(desk.tenant.engineer2, 11, 12);
    const orderId = await accepted(desk.tenant.engineer, 9.5, 10);
    const stop = {
      orderId,
      engineerId: desk.tenant.engineer2.accountId,
      planStart: at(10),
      planEnd: at(11.5),
    };
    const seen = await (await as(desk.tenant.engineer)).dispatch.preview({ stops: [stop] });
    // Of one's own order alone it is told that its time moves.
    expect(seen).toMatchObject({ effects: [{ orderId, effect: 'moved' }], brokenCount: 1 });
    expect([seen.present.lateCount, seen.proposed.lateCount]).toEqual([0, 0]);
    expect(seen.proposed.travelMinutes).toBe(0);
    const absence = { accountId: desk.tenant.engineer2.accountId, from: at(9), to: at(18) };
    await expect(
      (await as(desk.tenant.engineer)).dispatch.preview({ absences: [absence] }),
    ).rejects.toMatchObject({ code: 'notFound' });
  });

  it('finds nothing better in what is late already and goes to nobody', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    server.clock.advance(20 * hourMs);
    const lead = await as(desk.tenant.lead);
    expect(await lead.dispatch.preview({ stops: [{ orderId }] })).toMatchObject({
      ...{
        effects: [{ orderId, effect: 'unattended' }],
        present: { lateCount: 1 },
        proposed: { lateCount: 1 },
      },
    });
  });

  it('has people begin where they were last today', async () => {
    const run = (text: string, ...values: string[]) =>
      desk.db.connection.run({ text, values: [desk.tenant.tenantId, ...values] });
    await run('UPDATE cells SET latitude = 31.2, longitude = 121.4 WHERE tenant_id = $1');
    const done = await accepted(desk.tenant.engineer, 9.25, 10);
    server.clock.advance(1.5 * hourMs);
    const orderId = await created();
    // An hour of work at half past ten; from anywhere it would take half an hour more.
    await run('UPDATE orders SET resolve_due_at = $3 WHERE tenant_id = $1 AND id = $2', orderId, at(11.75));
    const lead = await as(desk.tenant.lead);
    const late = async (id: string) =>
      (await lead.dispatch.preview({ stops: [{ orderId, engineerId: id }] })).proposed.lateCount;
    expect([await late(engineerId()), await late(desk.tenant.engineer2.accountId)]).toEqual([0, 1]);
    expect(await lead.orders.detail({ orderId: done })).toMatchObject({ planEnd: at(10) });
  });

  it('puts what has no time one behind the other', async () => {
    const ids = [await created(), await created()];
    const stops = ids.map((orderId) => ({ orderId, engineerId: engineerId() }));
    const lead = await as(desk.tenant.lead);
    const { resolveDueAt = '' } = await lead.orders.detail({ orderId: ids[0] ?? '' });
    // So much is free before they are due that one fits in and the other does not.
    await accepted(desk.tenant.engineer, 11, (Date.parse(resolveDueAt) - Date.parse(at(9))) / hourMs + 9);
    const { effects, proposed } = await lead.dispatch.preview({ stops });
    expect(effects.map(({ effect }) => effect)).toEqual(['late']);
    expect(proposed.lateCount).toBe(1);
  });
});

describe('a person who is away', () => {
  const ill = () => ({ accountId: engineerId(), from: at(9), to: at(18) });

  it('leaves appointments without anybody, and what is due without time', async () => {
    const promised = await accepted(desk.tenant.engineer, 10, 11);
    const loose = await accepted(desk.tenant.engineer);
    const kept = await accepted(desk.tenant.engineer2, 10, 11);
    const seen = await (await as(desk.tenant.lead)).dispatch.preview({ absences: [ill()] });
    const of = (id: string) => seen.effects.find(({ orderId }) => orderId === id);
    expect(of(promised)).toMatchObject({ effect: 'away', planStart: at(10) });
    expect(of(promised)?.expectedStart).toBeUndefined();
    // Due that day, it is done only on the next.
    expect(of(loose)).toMatchObject({ effect: 'late' });
    expect(of(kept)).toBeUndefined();
    expect(seen.brokenCount).toBe(1);
  });

  it('may be away for long: what lies in the next three months is told', async () => {
    const engineer = await as(desk.tenant.engineer);
    const far = await accepted(desk.tenant.engineer);
    const start = Date.parse(at(9 + 40 * 24));
    const times = {
      planStart: new Date(start).toISOString(),
      planEnd: new Date(start + hourMs).toISOString(),
    };
    await engineer.schedules.change({ orderId: far, ...times });
    const lead = await as(desk.tenant.lead);
    const to = at(9 + 200 * 24);
    const seen = await lead.dispatch.preview({ absences: [{ ...ill(), to }] });
    expect(seen.effects).toMatchObject([{ orderId: far, effect: 'away' }]);
    const stop = { orderId: far, engineerId: engineerId(), planStart: times.planStart, planEnd: to };
    const late = { ...stop, planStart: new Date(Date.parse(to) - hourMs).toISOString() };
    await expect(lead.dispatch.preview({ stops: [late] })).rejects.toMatchObject({
      issues: [{ path: 'stops.0.planEnd', code: 'tooLate' }],
    });
  });

  it('leaves them so whether their leave is entered yet or not', async () => {
    const promised = await accepted(desk.tenant.engineer, 10, 11);
    const lead = await as(desk.tenant.lead);
    const { accountId, from, to } = ill();
    await lead.leave.save({ accountId, leaveType: 'sick', from, to });
    const seen = await lead.dispatch.preview({ absences: [ill()] });
    expect(seen).toMatchObject({ effects: [{ orderId: promised, effect: 'away' }], brokenCount: 1 });
  });

  it('has the orders planned anew with others, and nothing else moved; one write does it and one takes it back', async () => {
    const lead = await as(desk.tenant.lead);
    const promised = await accepted(desk.tenant.engineer, 10, 11);
    const fixed = await accepted(desk.tenant.engineer2, 14, 15);
    const { list, unplaced } = await lead.dispatch.plan({ orderIds: [promised], absences: [ill()] });
    expect(unplaced).toEqual([]);
    const before = { engineerName: expect.any(String), planStart: at(10) };
    expect(list).toMatchObject([{ orderId: promised, change: 'reassigned', planStart: at(10), before }]);
    expect(list[0]?.engineerId).not.toBe(engineerId());
    const stops = list.map(({ orderId, version, engineerId: to, planStart, planEnd }) => ({
      ...{ orderId, version, engineerId: to, planStart, planEnd },
    }));
    // It is taken from the person who accepted it.
    await expect(lead.dispatch.commit({ stops })).rejects.toMatchObject({ reason: 'reasonMissing' });
    const { undo } = await lead.dispatch.commit({ stops, remark: 'Ill today' });
    expect(await lead.orders.detail({ orderId: promised })).toMatchObject({ planStart: at(10) });
    expect(await lead.orders.detail({ orderId: fixed })).toMatchObject({ planStart: at(14) });
    await lead.dispatch.commit({ stops: undo });
    expect(await lead.orders.detail({ orderId: promised })).toMatchObject({
      ...{ planStart: at(10), handlerId: engineerId() },
    });
  });

  it('has others make way where they are in time all the same, and what is due first goes first', async () => {
    const lead = await as(desk.tenant.lead);
    const promised = await accepted(desk.tenant.engineer, 10, 11);
    const other = await accepted(desk.tenant.engineer2, 9.75, 12.5);
    const waiting = await created();
    for (const [orderId, priority] of [
      [promised, 1],
      [other, 4],
    ] as const) {
      const { version } = await lead.orders.detail({ orderId });
      await lead.orders.edit({ orderId, version, priority, remark: 'As it is' });
    }
    const absences = [ill(), { ...ill(), accountId: desk.tenant.lead.accountId }];
    const asked = { orderIds: [promised], absences };
    const alone = await lead.dispatch.plan(asked);
    expect(alone.list).toMatchObject([{ orderId: promised, lateMinutes: expect.any(Number) }]);
    const due = (hour: number) =>
      desk.db.connection.run({
        text: 'UPDATE orders SET resolve_due_at = $3 WHERE tenant_id = $1 AND id = $2',
        values: [desk.tenant.tenantId, other, at(hour)],
      });
    // Made way, it would be late: what was agreed, and is in time, is not made late for others.
    await due(13);
    const kept = await lead.dispatch.plan({ ...asked, moves: true });
    expect(kept.list.find(({ orderId }) => orderId === other)).toMatchObject({ change: 'kept' });
    await due(18);
    const { list, unplaced } = await lead.dispatch.plan({ ...asked, moves: true });
    expect([...list, ...unplaced].map(({ orderId }) => orderId)).toEqual([promised, other]);
    expect(list[1]).toMatchObject({ orderId: other, change: 'moved' });
    expect(list[0]?.lateMinutes ?? 0).toBeLessThan(alone.list[0]?.lateMinutes ?? 0);
    // What waits for a time was not asked about.
    expect(list.map(({ orderId }) => orderId)).not.toContain(waiting);
  });

  it('tells of what finds no other time that it finds none', async () => {
    const promised = await accepted(desk.tenant.engineer, 10, 11);
    const others = [desk.tenant.engineer2, desk.tenant.lead].map(({ accountId }) => ({
      ...ill(),
      accountId,
    }));
    const lead = await as(desk.tenant.lead);
    const { list, unplaced } = await lead.dispatch.plan({
      orderIds: [promised],
      absences: [ill(), ...others],
    });
    expect(list).toEqual([]);
    expect(unplaced).toMatchObject([{ orderId: promised }]);
  });

  it('plans named orders for those alone who plan their group, or their own', async () => {
    const own = await accepted(desk.tenant.engineer, 10, 11);
    const other = await accepted(desk.tenant.engineer2, 10, 11);
    const engineer = await as(desk.tenant.engineer);
    const late = { accountId: engineerId(), from: at(9), to: at(12) };
    const { list } = await engineer.dispatch.plan({ orderIds: [own], absences: [late] });
    expect(list).toMatchObject([{ orderId: own, engineerId: engineerId(), change: 'moved' }]);
    expect(Date.parse(list[0]?.planStart ?? '')).toBeGreaterThanOrEqual(Date.parse(at(12)));
    await expect(engineer.dispatch.plan({ orderIds: [own, other] })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});
