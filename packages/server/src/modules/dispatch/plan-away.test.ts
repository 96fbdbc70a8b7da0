import { describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { newId } from '../../testing/index.ts';
import { dispatchDesk, stopsOf } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { accepted, as, at, created } = desk;

/** An accepted order at two in the afternoon, due at four, and the hours for which its engineer is then away. */
async function promised() {
  const { engineer, tenantId } = desk.tenant;
  const orderId = await accepted(engineer, 14, 15);
  await desk.db.connection.run({
    text: 'UPDATE orders SET resolve_due_at = $3, next_due_at = $3 WHERE tenant_id = $1 AND id = $2',
    values: [tenantId, orderId, at(16)],
  });
  return { orderId, away: { accountId: engineer.accountId, from: at(10), to: at(60) } };
}

const onLeave = async () => {
  const { orderId, away } = await promised();
  await insertRows(desk.db, tables.leaves, {
    ...{ tenantId: desk.tenant.tenantId, id: newId(), leaveType: 'annual' },
    ...{ accountId: away.accountId, fromAt: away.from, toAt: away.to },
  });
  return orderId;
};

describe('an appointment whose engineer is away', () => {
  it('is told of where the order is under way since before, which no plan moves', async () => {
    const { orderId, away } = await promised();
    const { groupId, engineer } = desk.tenant;
    await (await as(engineer)).orders.clockIn({ orderId });
    const lead = await as(desk.tenant.lead);
    const plan = async (asked: object) => (await lead.dispatch.plan({ groupId, ...asked })).unplaced;
    expect(await plan({})).toEqual([]);
    expect(await plan({ absences: [away] })).toMatchObject([{ orderId, reason: 'underWay' }]);
    expect(await plan({ absences: [{ ...away, from: at(16) }] })).toEqual([]);
    expect(await plan({ absences: [away], without: [orderId] })).toEqual([]);
  });

  it('is told of where they are at work without a time that they cannot finish before', async () => {
    const { groupId, engineer } = desk.tenant;
    const orderId = await accepted(engineer);
    await (await as(engineer)).orders.clockIn({ orderId });
    const lead = await as(desk.tenant.lead);
    const unplaced = async (from: number) => {
      const absences = [{ accountId: engineer.accountId, from: at(from), to: at(18) }];
      return (await lead.dispatch.plan({ groupId, absences })).unplaced;
    };
    expect(await unplaced(9.5)).toMatchObject([{ orderId, reason: 'underWay' }]);
    expect(await unplaced(14)).toEqual([]);
  });

  it('is told of, and counts as late on both sides, where appointments may not move', async () => {
    const orderId = await onLeave();
    const { groupId } = desk.tenant;
    const lead = await as(desk.tenant.lead);
    for (const days of [1, 7]) {
      const { list, unplaced, present, proposed } = await lead.dispatch.plan({ groupId, days });
      expect([list, unplaced]).toMatchObject([[], [{ orderId, reason: 'ownerAway' }]]);
      expect([present, proposed]).toMatchObject([
        { plannedCount: 0, lateCount: 1 },
        { plannedCount: 0, lateCount: 1 },
      ]);
    }
  });

  it('counts now the same whether appointments may move', async () => {
    const { orderId, away } = await promised();
    const { tenantId, groupId } = desk.tenant;
    await desk.db.connection.run({
      text: 'UPDATE orders SET resolve_due_at = $3, next_due_at = $3 WHERE tenant_id = $1 AND id = $2',
      values: [tenantId, orderId, at(80)],
    });
    const lead = await as(desk.tenant.lead);
    const asked = { groupId, days: 7, absences: [{ ...away, to: at(34) }] };
    const { present } = await lead.dispatch.plan(asked);
    expect((await lead.dispatch.plan({ ...asked, moves: true })).present).toEqual(present);
    // Its engineer is back in time for it.
    expect(present.lateCount).toBe(0);
  });

  it('goes to whom it is in time with, as if it was named, where appointments may move', async () => {
    const orderId = await onLeave();
    const { groupId, engineer } = desk.tenant;
    const lead = await as(desk.tenant.lead);
    for (const asked of [{ groupId, moves: true }, { orderIds: [orderId] }]) {
      const { list, unplaced, present, proposed } = await lead.dispatch.plan({ ...asked, days: 7 });
      expect(unplaced).toEqual([]);
      expect(list).toMatchObject([{ orderId, change: 'reassigned' }]);
      expect(list[0]?.engineerId).not.toBe(engineer.accountId);
      expect(list[0]?.lateMinutes).toBeUndefined();
      expect([present.lateCount, proposed.lateCount]).toEqual([1, 0]);
    }
    const { list } = await lead.dispatch.plan({ groupId, moves: true });
    expect(list[0]?.reasons[0]).toBe('ownerCannot');
  });

  it('stays in a plan that makes room for other orders', async () => {
    const orderId = await onLeave();
    const { groupId, lead: account, engineer } = desk.tenant;
    const lead = await as(account);
    const urgent = await created();
    const asked = { orderIds: [urgent], moves: true, days: 7 };
    const { list, unplaced, present, proposed } = await lead.dispatch.plan(asked);
    expect([list, unplaced]).toMatchObject([[{ orderId: urgent, change: 'new' }], []]);
    // The appointment counts as late on both sides, and what nobody has only before.
    expect([present.lateCount, proposed.lateCount]).toEqual([2, 1]);
    expect((await lead.dispatch.commit({ stops: stopsOf(list) })).changed).toEqual([]);
    expect((await lead.orders.detail({ orderId })).handlerId).toBe(engineer.accountId);
    const { list: moved } = await lead.dispatch.plan({ groupId, moves: true });
    expect(moved.find((stop) => stop.orderId === orderId)).toMatchObject({ change: 'reassigned' });
  });

  it('is no other where the absence is assumed', async () => {
    const { orderId, away } = await promised();
    const { groupId } = desk.tenant;
    const lead = await as(desk.tenant.lead);
    const asked = { groupId, absences: [away] };
    expect((await lead.dispatch.plan({ groupId })).unplaced).toEqual([]);
    expect((await lead.dispatch.plan(asked)).unplaced).toMatchObject([{ orderId, reason: 'ownerAway' }]);
    const { list } = await lead.dispatch.plan({ ...asked, moves: true });
    expect(list).toMatchObject([{ orderId, change: 'reassigned' }]);
  });

  it('stays with its engineer in a plan of their own orders', async () => {
    const orderId = await onLeave();
    const engineer = await as(desk.tenant.engineer);
    expect((await engineer.dispatch.plan({})).unplaced).toMatchObject([{ orderId, reason: 'ownerAway' }]);
    const { unplaced } = await engineer.dispatch.plan({ moves: true });
    expect(unplaced).toMatchObject([{ orderId, reason: expect.stringMatching(/ownerBusy|tooLong|noTime/) }]);
  });
});
