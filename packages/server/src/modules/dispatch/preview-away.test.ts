import { describe, expect, it } from 'vitest';
import { dispatchDesk } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { at } = desk;

describe('somebody who is away', () => {
  it('leaves what they are at, what is assigned and due meanwhile, and visits of other kinds, which are all named', async () => {
    const { engineer, lead: leader, tenantId, groupId } = desk.tenant;
    const [own, lead] = [await desk.as(engineer), await desk.as(leader)];
    const underWay = await desk.accepted(engineer);
    await own.orders.clockIn({ orderId: underWay, latitude: 31.2, longitude: 121.4, remark: 'Here' });
    const assigned = await desk.created();
    await lead.orders.transfer({
      orderId: assigned,
      groupId,
      engineerId: engineer.accountId,
      remark: 'To you',
    });
    // A visit of another kind stands in the schedule.
    const visit = await desk.accepted(engineer);
    await own.schedules.change({ orderId: visit, planStart: at(14), planEnd: at(15) });
    for (const text of [
      `UPDATE schedules SET order_kind = 'pm', order_id = gen_random_uuid() WHERE tenant_id = $1 AND order_id = $2`,
      'UPDATE orders SET owner_id = NULL, handler_id = NULL, status = 1 WHERE tenant_id = $1 AND id = $2',
    ])
      await desk.db.connection.run({ text, values: [tenantId, visit] });
    const ill = { accountId: engineer.accountId, from: at(9.25), to: at(18) };
    const { effects } = await lead.dispatch.preview({ absences: [ill] });
    expect(effects.find(({ orderId }) => orderId === underWay)).toMatchObject({
      effect: 'away',
      underWay: true,
    });
    expect(effects.find(({ orderId }) => orderId === assigned)).toMatchObject({ effect: 'late' });
    expect(effects.filter(({ orderId }) => orderId === undefined)).toMatchObject([
      { effect: 'away', target: { kind: 'pm', id: expect.any(String) }, planStart: at(14) },
    ]);
    expect(effects).toHaveLength(3);
  });

  it('counts what is left out of its repair as it stands: without anybody', async () => {
    const { engineer, lead: leader } = desk.tenant;
    const [own, lead] = [await desk.as(engineer), await desk.as(leader)];
    const orderIds = [await desk.accepted(engineer), await desk.accepted(engineer)];
    for (const [index, orderId] of orderIds.entries())
      await own.schedules.change({ orderId, planStart: at(11 + index), planEnd: at(12 + index) });
    const asked = { orderIds, absences: [{ accountId: engineer.accountId, from: at(9), to: at(18) }] };
    const whole = await lead.dispatch.plan(asked);
    const rest = await lead.dispatch.plan({ ...asked, without: orderIds.slice(0, 1) });
    expect(whole.present.plannedCount).toBe(0);
    expect(whole.proposed.plannedCount).toBe(2);
    expect([rest.present.plannedCount, rest.proposed.plannedCount]).toEqual([0, 1]);
    expect(rest.present.lateCount).toBe(whole.present.lateCount);
  });
});
