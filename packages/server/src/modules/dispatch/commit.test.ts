import { describe, expect, it } from 'vitest';
import { dispatchDesk, hourMs, iso, stopsOf } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { accepted, as, created, nowMs } = desk;

describe('committing a plan', () => {
  it('writes all of it by the rules of each order, and takes it back by what it answers', async () => {
    const [open, own] = [await created(), await accepted(desk.tenant.engineer)];
    const lead = await as(desk.tenant.lead);
    const { list } = await lead.dispatch.plan({ groupId: desk.tenant.groupId });
    expect(list).toHaveLength(2);
    const done = await lead.dispatch.commit({ stops: stopsOf(list) });
    expect(done.changed).toEqual([]);
    for (const { orderId, engineerId, planStart, planEnd } of list) {
      const order = await lead.orders.detail({ orderId });
      expect(order).toMatchObject({ planStart, planEnd });
      expect(order.handlerId ?? order.assigneeId).toBe(engineerId);
    }
    const day = await (await as(desk.tenant.engineer)).schedules.today({});
    expect(day.map(({ orderId }) => orderId)).toContain(own);

    const undone = await lead.dispatch.commit({ stops: done.undo });
    expect(undone.changed).toEqual([]);
    const back = await lead.orders.detail({ orderId: open });
    expect([back.planStart, back.assigneeId]).toEqual([undefined, undefined]);
    const mine = await lead.orders.detail({ orderId: own });
    expect([mine.planStart, mine.handlerId]).toEqual([undefined, desk.tenant.engineer.accountId]);
    expect(await (await as(desk.tenant.engineer)).schedules.today({})).toEqual([]);
  });

  it('puts a moved time back to where it was', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    const engineer = await as(desk.tenant.engineer);
    const former = { planStart: iso(nowMs() + 5 * hourMs), planEnd: iso(nowMs() + 6 * hourMs) };
    await engineer.schedules.change({ orderId, ...former });
    const { version } = await engineer.orders.detail({ orderId });
    const stop = { orderId, version, engineerId: desk.tenant.engineer.accountId };
    const times = { planStart: iso(nowMs() + hourMs), planEnd: iso(nowMs() + 2 * hourMs) };
    const { undo } = await engineer.dispatch.commit({ stops: [{ ...stop, ...times }] });
    expect(await engineer.orders.detail({ orderId })).toMatchObject(times);
    await engineer.dispatch.commit({ stops: undo });
    expect(await engineer.orders.detail({ orderId })).toMatchObject(former);
  });

  it('tells in the history of a new time only where it changed, against the time before', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    const lead = await as(desk.tenant.lead);
    const former = { planStart: iso(nowMs() + 5 * hourMs), planEnd: iso(nowMs() + 6 * hourMs) };
    await lead.schedules.change({ orderId, ...former });
    const { engineer, engineer2 } = desk.tenant;
    const handTo = async ({ accountId: engineerId }: typeof engineer, times: typeof former) => {
      const { version } = await lead.orders.detail({ orderId });
      await lead.dispatch.commit({ stops: [{ orderId, version, engineerId, ...times }], remark: 'Ill' });
      expect(await lead.orders.detail({ orderId })).toMatchObject(times);
      return (await lead.orders.history({ orderId })).at(-1);
    };
    const kept = await handTo(engineer2, former);
    expect([kept?.action, kept?.changes ?? []]).toEqual(['plan', []]);
    const later = { ...former, planEnd: iso(nowMs() + 7 * hourMs) };
    const moved = await handTo(engineer, later);
    expect(moved?.changes).toEqual([{ field: 'planEnd', before: former.planEnd, after: later.planEnd }]);
  });

  it('puts back whole days, and the times of colleagues who come along', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    const lead = await as(desk.tenant.lead);
    const [from, to] = [iso(nowMs() + 30 * hourMs), iso(nowMs() + 32 * hourMs)];
    const times = { planStart: from, planEnd: to };
    await lead.schedules.change({ orderId, ...times, allDay: true });
    await lead.schedules.change({ orderId, ...times, engineerId: desk.tenant.engineer2.accountId });
    const before = await lead.orders.detail({ orderId });
    expect(before.schedules).toHaveLength(2);
    const stop = { orderId, version: before.version, engineerId: desk.tenant.engineer2.accountId };
    const { undo } = await lead.dispatch.commit({ stops: [{ ...stop, ...times }], remark: 'Ill' });
    await lead.dispatch.commit({ stops: undo });
    const after = await lead.orders.detail({ orderId });
    const timesOf = ({ schedules = [] }: typeof after) =>
      schedules.map(({ id: _, version: __, ...entry }) => entry);
    expect(timesOf(after)).toEqual(timesOf(before));
    expect(after).toMatchObject({ planStart: before.planStart, handlerId: desk.tenant.engineer.accountId });
    // What only moves leaves the colleague's time alone, and so does its undo.
    const moved = { orderId, version: after.version, engineerId: desk.tenant.engineer.accountId, ...times };
    const back = await lead.dispatch.commit({ stops: [moved] });
    expect(back.undo[0]).not.toHaveProperty('beside');
    await lead.dispatch.commit({ stops: back.undo });
    expect(timesOf(await lead.orders.detail({ orderId }))).toEqual(timesOf(before));
  });

  it('leaves what colleagues have planned for it alone, and takes their times as taken', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    const lead = await as(desk.tenant.lead);
    const [from, to] = [iso(nowMs() + 30 * hourMs), iso(nowMs() + 32 * hourMs)];
    const colleague = desk.tenant.engineer2.accountId;
    await lead.schedules.change({ orderId, planStart: from, planEnd: to, engineerId: colleague });
    const timesOf = async () => {
      const { schedules = [] } = await lead.orders.detail({ orderId });
      return schedules.map(({ accountId, planStart, planEnd }) => [accountId, planStart, planEnd]);
    };
    const before = await timesOf();
    const stop = { orderId, engineerId: desk.tenant.engineer.accountId };
    const versionNow = async () => (await lead.orders.detail({ orderId })).version;
    const plan = { planStart: from, planEnd: to };
    const { undo } = await lead.dispatch.commit({
      stops: [{ ...stop, version: await versionNow(), ...plan }],
    });
    expect(await timesOf()).toHaveLength(2);
    await lead.dispatch.commit({ stops: undo });
    expect(await timesOf()).toEqual(before);
    // Planned together with it, another order of the colleague's finds these hours taken.
    const theirs = await accepted(desk.tenant.engineer2);
    const wholeDay = { planStart: iso(nowMs() + 22 * hourMs), planEnd: iso(nowMs() + 36 * hourMs) };
    await lead.schedules.change({ orderId, ...wholeDay, engineerId: colleague });
    const asked = { groupId: desk.tenant.groupId, from: from.slice(0, 10), days: 1, moves: true };
    const { unplaced } = await lead.dispatch.plan(asked);
    expect(unplaced.map((each) => each.orderId)).toEqual([theirs]);
    const into = { orderId: theirs, engineerId: colleague, ...plan };
    const { version } = await lead.orders.detail({ orderId: theirs });
    const both = [
      { ...into, version },
      { ...stop, version: await versionNow(), ...plan },
    ];
    const issues = [{ path: 'stops.0.planStart', code: 'overlaps' }];
    await expect(lead.dispatch.commit({ stops: both })).rejects.toMatchObject({ issues });
  });

  it('refuses people who are named twice, and times of theirs that are none', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    const lead = await as(desk.tenant.lead);
    const { version } = await lead.orders.detail({ orderId });
    const engineerId = desk.tenant.engineer.accountId;
    const over = { planStart: iso(nowMs() - 2 * hourMs), planEnd: iso(nowMs() - hourMs) };
    const refused = async (beside: object[], path: string, code: string) =>
      expect(
        lead.dispatch.commit({ stops: [{ orderId, version, engineerId, beside: beside as [] }] }),
      ).rejects.toMatchObject({ issues: [{ path, code }] });
    await refused([{ engineerId, ...over }], 'stops.0.beside.0.engineerId', 'repeated');
    const other = { engineerId: desk.tenant.engineer2.accountId };
    await refused([{ ...other, ...over }], 'stops.0.beside.0.planEnd', 'past');
  });

  it('writes no time that is over, but for what is said to be a fact', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    const engineer = await as(desk.tenant.engineer);
    const { version } = await engineer.orders.detail({ orderId });
    const over = { planStart: iso(nowMs() - 2 * hourMs), planEnd: iso(nowMs() - hourMs) };
    const stop = { orderId, version, engineerId: desk.tenant.engineer.accountId, ...over };
    const issues = [{ path: 'stops.0.planEnd', code: 'past' }];
    await expect(engineer.dispatch.commit({ stops: [stop] })).rejects.toMatchObject({ issues });
    const { changed } = await engineer.dispatch.commit({ stops: [{ ...stop, force: true }] });
    expect(changed).toEqual([]);
  });

  it('takes the times alone that can be looked at before', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    const engineer = await as(desk.tenant.engineer);
    const { version } = await engineer.orders.detail({ orderId });
    const engineerId = desk.tenant.engineer.accountId;
    const refused = async (from: number, to: number, code: string) => {
      const stop = { orderId, engineerId, planStart: iso(nowMs() + from), planEnd: iso(nowMs() + to) };
      const issues = [{ path: 'stops.0.planEnd', code }];
      await expect(engineer.dispatch.preview({ stops: [stop] })).rejects.toMatchObject({ issues });
      await expect(engineer.dispatch.commit({ stops: [{ ...stop, version }] })).rejects.toMatchObject({
        issues,
      });
    };
    await refused(hourMs, hourMs + 30_000, 'notAfterStart');
    await refused(93 * 24 * hourMs, (93 * 24 + 1) * hourMs, 'tooLate');
  });

  it('writes nothing when one has changed since, and says which', async () => {
    const [one, two] = [await accepted(desk.tenant.engineer), await accepted(desk.tenant.engineer)];
    const engineer = await as(desk.tenant.engineer);
    const { list } = await engineer.dispatch.plan({});
    await engineer.orders.progress({ orderId: two, content: 'On it' });
    const { changed, undo } = await engineer.dispatch.commit({ stops: stopsOf(list) });
    expect(changed).toMatchObject([{ orderId: two }]);
    expect(undo).toEqual([]);
    expect((await engineer.orders.detail({ orderId: one })).planStart).toBeUndefined();
  });

  it('writes nothing into a time that was taken meanwhile', async () => {
    const [one, other] = [await accepted(desk.tenant.engineer), await accepted(desk.tenant.engineer)];
    const engineer = await as(desk.tenant.engineer);
    const { list } = await engineer.dispatch.plan({});
    const stop = list.find(({ orderId }) => orderId === one);
    if (!stop) throw new Error('It found no place');
    await engineer.schedules.change({ orderId: other, planStart: stop.planStart, planEnd: stop.planEnd });
    const commit = engineer.dispatch.commit({ stops: stopsOf([stop]) });
    const issue = { path: 'stops.0.planStart', code: 'overlaps' };
    await expect(commit).rejects.toMatchObject({ code: 'badRequest', issues: [issue] });
    expect((await engineer.orders.detail({ orderId: one })).planStart).toBeUndefined();
    // That a job takes longer is written all the same.
    const { changed } = await engineer.dispatch.commit({ stops: [{ ...stop, force: true }] });
    expect(changed).toEqual([]);
    expect((await engineer.orders.detail({ orderId: one })).planStart).toBe(stop.planStart);
  });

  it('refuses a time in somebody’s leave with when that is, and tells nobody else of it', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    const lead = await as(desk.tenant.lead);
    const { accountId } = desk.tenant.engineer2;
    const [from, to] = [iso(nowMs() + 24 * hourMs), iso(nowMs() + 48 * hourMs)];
    await lead.leave.save({ accountId, leaveType: 'annual', from, to });
    const times = { planStart: iso(nowMs() + 25 * hourMs), planEnd: iso(nowMs() + 26 * hourMs) };
    const { version } = await lead.orders.detail({ orderId });
    const owner = desk.tenant.engineer.accountId;
    const given = { orderId, version, engineerId: accountId, ...times };
    const alongside = { orderId, version, engineerId: owner, beside: [{ engineerId: accountId, ...times }] };
    for (const [stop, path] of [
      [given, 'stops.0.planStart'],
      [alongside, 'stops.0.beside.0.planStart'],
    ] as const) {
      const commit = lead.dispatch.commit({ stops: [stop], remark: 'Nearer' });
      await expect(commit).rejects.toMatchObject({ issues: [{ path, code: 'onLeave' }] });
      const colleague = (await as(desk.tenant.engineer)).dispatch.commit({ stops: [stop], remark: 'Nearer' });
      await expect(colleague).rejects.toMatchObject({ code: 'notAllowed' });
    }
    expect((await lead.orders.detail({ orderId })).handlerId).toBe(owner);
    await lead.dispatch.commit({ stops: [{ ...given, force: true }], remark: 'Agreed with them' });
    expect(await lead.orders.detail({ orderId })).toMatchObject(times);
  });

  it('exchanges the times of two orders in one go', async () => {
    const ids = [await accepted(desk.tenant.engineer), await accepted(desk.tenant.engineer)];
    const engineer = await as(desk.tenant.engineer);
    const times = [1, 3].map((hour) => ({
      planStart: iso(nowMs() + hour * hourMs),
      planEnd: iso(nowMs() + (hour + 1) * hourMs),
    }));
    const stops = async (order: number[]) =>
      Promise.all(
        ids.map(async (orderId, index) => ({
          ...{ orderId, version: (await engineer.orders.detail({ orderId })).version },
          ...{ engineerId: desk.tenant.engineer.accountId, ...times[order[index] ?? 0] },
        })),
      );
    await engineer.dispatch.commit({ stops: await stops([0, 1]) });
    const { changed } = await engineer.dispatch.commit({ stops: await stops([1, 0]) });
    expect(changed).toEqual([]);
    expect(await engineer.orders.detail({ orderId: ids[0] ?? '' })).toMatchObject(times[1] ?? {});
  });

  it('puts no two of its own orders at one time', async () => {
    const ids = [await accepted(desk.tenant.engineer), await accepted(desk.tenant.engineer)];
    const engineer = await as(desk.tenant.engineer);
    const times = { planStart: iso(nowMs() + hourMs), planEnd: iso(nowMs() + 2 * hourMs) };
    const stops = await Promise.all(
      ids.map(async (orderId) => ({
        ...{ orderId, version: (await engineer.orders.detail({ orderId })).version },
        ...{ engineerId: desk.tenant.engineer.accountId, ...times },
      })),
    );
    await expect(engineer.dispatch.commit({ stops })).rejects.toMatchObject({
      issues: [{ code: 'overlaps' }],
    });
    expect((await engineer.orders.detail({ orderId: ids[0] ?? '' })).planStart).toBeUndefined();
  });

  it('plans nobody else’s day for an engineer', async () => {
    const orderId = await accepted(desk.tenant.engineer);
    const engineer = await as(desk.tenant.engineer);
    const { version } = await engineer.orders.detail({ orderId });
    const times = { planStart: iso(nowMs() + hourMs), planEnd: iso(nowMs() + 2 * hourMs) };
    const stop = { orderId, version, engineerId: desk.tenant.engineer2.accountId, ...times };
    await expect(engineer.dispatch.commit({ stops: [stop] })).rejects.toMatchObject({ code: 'notAllowed' });
    const outsider = await as(desk.tenant.outsider);
    await expect(outsider.dispatch.commit({ stops: [stop] })).rejects.toMatchObject({ code: 'notFound' });
  });
});
