import { beforeEach, describe, expect, it } from 'vitest';
import {
  advanceToWeekday,
  buildTenant,
  draftOf,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';

const hourMs = 3_600_000;
const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;

beforeEach(async () => {
  advanceToWeekday(server.clock, 3, 9);
  tenant = await buildTenant(db);
});

const times = (hour: number) => {
  const from = server.clock.now().getTime() + hour * hourMs;
  return { planStart: new Date(from).toISOString(), planEnd: new Date(from + hourMs).toISOString() };
};

async function created(): Promise<string> {
  return (await (await server.as(tenant.client)).orders.create(draftOf(tenant))).id;
}

describe('accepting with a time', () => {
  it('that is taken gives the order without it, and says what stands there', async () => {
    const engineer = await server.as(tenant.engineer);
    const [free, later] = [times(2), times(2.5)];
    const first = await engineer.orders.accept({ orderId: await created(), ...free });
    expect(first).toMatchObject(free);
    expect(first.notPlanned).toBeUndefined();
    const second = await engineer.orders.accept({ orderId: await created(), ...later });
    expect(second).toMatchObject({
      ...{ status: 3, handlerId: tenant.engineer.accountId },
      notPlanned: { warning: 'overlaps', from: free.planStart, to: free.planEnd },
    });
    expect(second.planStart).toBeUndefined();
    const meant = await engineer.orders.accept({ orderId: await created(), ...later, force: true });
    expect(meant).toMatchObject(later);
    const draft = { ...draftOf(tenant), status: 3 as const, ...later };
    const own = await engineer.orders.create(draft);
    expect(own).toMatchObject({ status: 3, notPlanned: { warning: 'overlaps' } });
    expect(own.planStart).toBeUndefined();
  });

  it('in a leave of theirs gives it without it too', async () => {
    const { accountId } = tenant.engineer;
    const { planStart: from, planEnd: to } = times(24);
    await (await server.as(tenant.lead)).leave.save({ accountId, leaveType: 'annual', from, to });
    const engineer = await server.as(tenant.engineer);
    const accepted = await engineer.orders.accept({ orderId: await created(), ...times(24) });
    expect(accepted).toMatchObject({ status: 3, notPlanned: { warning: 'onLeave', from, to } });
    expect(await engineer.schedules.today({})).toEqual([]);
  });

  it('that two ask for at once is given to one order alone', async () => {
    const engineer = await server.as(tenant.engineer);
    const [ids, wanted] = [await Promise.all([created(), created(), created()]), times(3)];
    const accepted = await Promise.all(ids.map((orderId) => engineer.orders.accept({ orderId, ...wanted })));
    expect(accepted.filter(({ planStart }) => planStart !== undefined)).toHaveLength(1);
    expect(accepted.map(({ status }) => status)).toEqual([3, 3, 3]);
  });
});
