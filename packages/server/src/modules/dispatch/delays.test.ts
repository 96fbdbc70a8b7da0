import { describe, expect, it } from 'vitest';
import { dispatchDesk, hourMs } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { accepted, at, as, server } = desk;

const engineerId = () => desk.tenant.engineer.accountId;

describe('jobs that take longer than planned', () => {
  const clockedIn = async (orderId: string) =>
    (await as(desk.tenant.engineer)).orders.clockIn({
      orderId,
      latitude: 31.2,
      longitude: 121.4,
      remark: 'Here',
    });

  it('are told with what will be reached late because of them, to those who may see the person’s day', async () => {
    const running = await accepted(desk.tenant.engineer, 9.25, 10);
    await clockedIn(running);
    const [next, far] = [
      await accepted(desk.tenant.engineer, 10.75, 11.25),
      await accepted(desk.tenant.engineer, 15, 16),
    ];
    const lead = await as(desk.tenant.lead);
    expect((await lead.dispatch.delays({})).list).toEqual([]);
    server.clock.advance(1.5 * hourMs);
    const { list } = await lead.dispatch.delays({});
    // At half past ten it is not done and takes five minutes more, and the way to the next takes half an hour.
    expect(list).toMatchObject([
      {
        ...{ orderId: running, engineerId: engineerId(), planEnd: at(10) },
        delayed: [{ orderId: next, planStart: at(10.75), expectedStart: at(11 + 5 / 60), minutes: 20 }],
      },
    ]);
    expect(list[0]?.delayed.map(({ orderId }) => orderId)).not.toContain(far);
    // Its end put off, its former entry takes no time any more.
    for (const end of [11, 10.4]) {
      const { version } = await lead.orders.detail({ orderId: running });
      const stop = {
        orderId: running,
        version,
        engineerId: engineerId(),
        planStart: at(9.25),
        planEnd: at(end),
      };
      await lead.dispatch.commit({ stops: [{ ...stop, force: true }] });
    }
    expect((await lead.dispatch.delays({})).list[0]?.delayed).toMatchObject([{ orderId: next, minutes: 20 }]);
    // What should have begun meanwhile waits all the same.
    server.clock.advance(hourMs / 2);
    const [later] = (await lead.dispatch.delays({})).list;
    expect(later?.delayed[0]).toMatchObject({ orderId: next, planStart: at(10.75), minutes: 50 });
    expect((await (await as(desk.tenant.engineer)).dispatch.delays({})).list).toHaveLength(1);
    expect((await (await as(desk.tenant.engineer2)).dispatch.delays({})).list).toEqual([]);
  });

  it('are told of without an appointment too, on the way and on site, and what repairs them is taken back whole', async () => {
    const [urgent, next] = [
      await accepted(desk.tenant.engineer),
      await accepted(desk.tenant.engineer, 9.75, 10.25),
    ];
    const lead = await as(desk.tenant.lead);
    expect((await lead.dispatch.delays({})).list).toEqual([]);
    await (await as(desk.tenant.engineer)).orders.depart({ orderId: urgent });
    // There at half past nine, an hour of work, and half an hour to the next.
    const [toGo] = (await lead.dispatch.delays({})).list;
    expect(toGo).toMatchObject({
      ...{ orderId: urgent, planStart: at(9.5), planEnd: at(10.5), onTheWay: true },
      delayed: [{ orderId: next, planStart: at(9.75), expectedStart: at(11), minutes: 75 }],
    });
    server.clock.advance(hourMs / 4);
    await clockedIn(urgent);
    const [there] = (await lead.dispatch.delays({})).list;
    expect(there).toMatchObject({ planStart: at(9.25), delayed: [{ orderId: next, minutes: 60 }] });
    expect(there).not.toHaveProperty('onTheWay');
    const stop = {
      ...{ orderId: urgent, version: there?.version ?? 0, engineerId: engineerId() },
      ...{ planStart: there?.planStart ?? '', planEnd: at(11) },
    };
    const effects = (await lead.dispatch.preview({ stops: [stop] })).effects;
    expect(effects.find(({ orderId }) => orderId === next)).toMatchObject({ effect: 'delayed' });
    const { undo } = await lead.dispatch.commit({ stops: [{ ...stop, force: true }] });
    expect((await lead.orders.detail({ orderId: urgent })).planEnd).toBe(at(11));
    await lead.dispatch.commit({ stops: undo });
    expect((await lead.orders.detail({ orderId: urgent })).planEnd).toBeUndefined();
    expect((await lead.dispatch.delays({})).list[0]).toMatchObject({ delayed: [{ minutes: 60 }] });
  });

  it('are told of where what waits behind them begins after midnight, and not in the morning', async () => {
    const running = await accepted(desk.tenant.engineer, 22, 23);
    const [next] = [
      await accepted(desk.tenant.engineer, 24 + 1 / 20, 25),
      await accepted(desk.tenant.engineer, 33, 34),
    ];
    server.clock.advance(13 * hourMs);
    await clockedIn(running);
    server.clock.advance(1.75 * hourMs);
    const [job] = (await (await as(desk.tenant.lead)).dispatch.delays({})).list;
    expect(job?.delayed).toMatchObject([{ orderId: next, planStart: at(24 + 1 / 20) }]);
    expect(job?.delayed).toHaveLength(1);
  });

  it('are told of where who is still on the way comes late', async () => {
    const [late, next] = [
      await accepted(desk.tenant.engineer, 9.25, 10),
      await accepted(desk.tenant.engineer, 10.75, 11.25),
    ];
    const { orders } = await as(desk.tenant.engineer);
    server.clock.advance(hourMs / 2);
    await orders.depart({ orderId: late });
    const [job] = (await (await as(desk.tenant.lead)).dispatch.delays({})).list;
    expect(job).toMatchObject({
      ...{ orderId: late, planStart: at(9.25), planEnd: at(10), onTheWay: true },
      delayed: [{ orderId: next, minutes: 30 }],
    });
  });

  it('make wait what comes next, however near its time is, until all that is under way is done', async () => {
    const [over, there, way] = [
      await accepted(desk.tenant.engineer, 9, 9.5),
      await accepted(desk.tenant.engineer),
      await accepted(desk.tenant.engineer),
    ];
    const next = await accepted(desk.tenant.engineer, 10, 10.5);
    const { orders } = await as(desk.tenant.engineer);
    await clockedIn(over);
    server.clock.advance(hourMs / 2);
    await clockedIn(there);
    await orders.depart({ orderId: way });
    const lead = await as(desk.tenant.lead);
    const told: unknown[] = [];
    // From 9:52 to 10:02: the job that is over its time is thought to take five minutes more, whenever it is asked.
    for (const minutes of [22, 3, 3, 2, 1, 1]) {
      server.clock.advance((minutes * hourMs) / 60);
      const { list } = await lead.dispatch.delays({});
      const job = list.find(({ orderId }) => orderId === over);
      told.push(job?.delayed.map(({ orderId, minutes: late }) => [orderId, late]));
    }
    // Until half past ten they are at the second, then an hour at the third, and half an hour on the way.
    expect(told).toEqual(Array.from({ length: 6 }, () => [[next, 120]]));
  });

  it('make wait what they took the place of, and not what goes on all day', async () => {
    const [left, urgent] = [
      await accepted(desk.tenant.engineer, 9.25, 9.75),
      await accepted(desk.tenant.engineer),
    ];
    const whole = await accepted(desk.tenant.engineer);
    const { orders, schedules } = await as(desk.tenant.engineer);
    await schedules.change({ orderId: whole, planStart: at(0), planEnd: at(24), allDay: true, force: true });
    server.clock.advance(hourMs / 2);
    await orders.depart({ orderId: urgent });
    const [job] = (await (await as(desk.tenant.lead)).dispatch.delays({})).list;
    expect(job).toMatchObject({ orderId: urgent, delayed: [{ orderId: left, minutes: 135 }] });
    expect(job?.delayed).toHaveLength(1);
  });

  it('are not told of where another job that goes on as planned leaves no time anyway', async () => {
    const over = await accepted(desk.tenant.engineer, 9, 9.5);
    await clockedIn(over);
    server.clock.advance(hourMs / 2);
    const there = await accepted(desk.tenant.engineer, 9.5, 10.5);
    await clockedIn(there);
    const next = await accepted(desk.tenant.engineer, 11.5, 12.5);
    const lead = await as(desk.tenant.lead);
    const { version } = await lead.orders.detail({ orderId: there });
    const longer = { engineerId: engineerId(), planStart: at(9.5), planEnd: at(12), force: true };
    await lead.dispatch.commit({ stops: [{ orderId: there, version, ...longer }] });
    server.clock.advance(hourMs / 2);
    expect((await lead.dispatch.delays({})).list).toEqual([]);
    // Over its time, it is what the next one waits for.
    server.clock.advance(2.1 * hourMs);
    const { list } = await lead.dispatch.delays({});
    expect(list.find(({ orderId }) => orderId === there)?.delayed).toMatchObject([{ orderId: next }]);
  });

  it('are not told of where the plan itself leaves no time for the way', async () => {
    const urgent = await accepted(desk.tenant.engineer);
    await accepted(desk.tenant.engineer, 14, 15);
    await accepted(desk.tenant.engineer, 15, 16);
    await clockedIn(urgent);
    expect((await (await as(desk.tenant.lead)).dispatch.delays({})).list).toEqual([]);
  });

  it('are not told where nothing waits behind them', async () => {
    const running = await accepted(desk.tenant.engineer, 9.25, 10);
    await clockedIn(running);
    server.clock.advance(1.5 * hourMs);
    expect((await (await as(desk.tenant.dispatcher)).dispatch.delays({})).list).toEqual([]);
  });

  it('are told of one group alone where it is named', async () => {
    const running = await accepted(desk.tenant.engineer, 9.25, 10);
    await clockedIn(running);
    await accepted(desk.tenant.engineer, 10.75, 11.25);
    server.clock.advance(1.5 * hourMs);
    const dispatcher = await as(desk.tenant.dispatcher);
    const { groupId, otherGroupId } = desk.tenant;
    const jobsOf = async (id: string) => (await dispatcher.dispatch.delays({ groupId: id })).list;
    expect(await jobsOf(groupId)).toHaveLength(1);
    expect(await jobsOf(otherGroupId)).toEqual([]);
  });
});
