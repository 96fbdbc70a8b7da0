import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildTenant,
  draftOf,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { query } from '../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

/** An order that an engineer has accepted. */
async function taken(by: TestAccount = tenant.engineer): Promise<string> {
  const { id } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
  await (await server.as(by)).orders.accept({ orderId: id });
  return id;
}

describe('a day from place to place', () => {
  it('has entries in the order of their plan, then what has none, each with where it is and all of its order', async () => {
    const engineer = await server.as(tenant.engineer);
    const [late, early, loose] = [await taken(), await taken(), await taken()];
    const { date } = (await engineer.schedules.week({}))[0] ?? { date: '' };
    const when = (time: string) => `${date}T${time}:00+08:00`;
    const plan = { force: true } as const;
    await engineer.schedules.change({
      orderId: late,
      planStart: when('22:00'),
      planEnd: when('22:30'),
      ...plan,
    });
    await engineer.schedules.change({
      orderId: early,
      planStart: when('21:00'),
      planEnd: when('21:30'),
      ...plan,
    });
    const { list } = await engineer.schedules.stops({});
    const of = (orderId: string) => list.findIndex((stop) => stop.orderId === orderId);
    expect(of(early)).toBeLessThan(of(late));
    expect(of(early)).toBeGreaterThanOrEqual(0);
    expect(list[of(early)]).toMatchObject({
      cellName: expect.stringMatching(/site 1/),
      order: { id: early },
    });
    // Without a plan it counts today only when it is due today; never before what is planned.
    if (of(loose) >= 0) expect(of(loose)).toBeGreaterThan(of(late));
    const tomorrow = (await engineer.schedules.week({}))[1]?.date;
    expect((await engineer.schedules.stops({ date: tomorrow })).list).toEqual([]);
  });

  it('says of an entry that has ended whether its order is done, also where that was moved to another day', async () => {
    const engineer = await server.as(tenant.engineer);
    const moved = await taken();
    const [now, day] = [server.clock.now().getTime(), 86_400_000];
    const at = (ms: number) => new Date(ms).toISOString();
    const begun = { planStart: at(now - 60_000), planEnd: at(now + 3_600_000) };
    await engineer.schedules.change({ orderId: moved, ...begun, force: true });
    const later = { planStart: at(now + 3 * day), planEnd: at(now + 3 * day + 3_600_000) };
    await engineer.schedules.change({ orderId: moved, ...later, force: true });
    await query(db)`UPDATE orders SET next_due_at = ${at(now + 3 * day)} WHERE id = ${moved}`;
    const stopOf = async () =>
      (await engineer.schedules.stops({})).list.find(({ orderId }) => orderId === moved);
    const { serviceMode } = await engineer.orders.detail({ orderId: moved });
    const stop = await stopOf();
    expect(stop).toMatchObject({ status: 'ended', done: false, serviceMode });
    expect(stop?.order).toBeUndefined();
    await query(db)`UPDATE orders SET status = 5 WHERE id = ${moved}`;
    expect(await stopOf()).toMatchObject({ done: true });
  });

  it('says of what is due today and planned for another day when that is', async () => {
    const engineer = await server.as(tenant.engineer);
    const orderId = await taken();
    const start = server.clock.now().getTime() + 3 * 86_400_000;
    const [planStart, planEnd] = [new Date(start).toISOString(), new Date(start + 3_600_000).toISOString()];
    await engineer.schedules.change({ orderId, planStart, planEnd, force: true });
    await query(
      db,
    )`UPDATE orders SET next_due_at = ${server.clock.now().toISOString()} WHERE id = ${orderId}`;
    const { list } = await engineer.schedules.stops({});
    expect(list.find((stop) => stop.orderId === orderId)).toMatchObject({
      ...{ status: 'unplanned', planStart, planEnd },
    });
  });
});
