import { describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { newId } from '../../testing/index.ts';
import { dispatchDesk, hourMs } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { at } = desk;

describe('what speaks against a time', () => {
  it('is told all at once: leave, hours, and what stands there of whatever kind', async () => {
    const { engineer, lead: leader, tenantId } = desk.tenant;
    const { accountId } = engineer;
    const orderId = await desk.accepted(engineer);
    const other = await desk.accepted(engineer);
    const own = await desk.as(engineer);
    await own.schedules.change({ orderId, planStart: at(14), planEnd: at(15) });
    await own.schedules.change({ orderId: other, planStart: at(11), planEnd: at(12) });
    const lead = await desk.as(leader);
    const leave = { from: at(11.5), to: at(13) };
    await lead.leave.save({ accountId, leaveType: 'sick', ...leave });
    // A visit of another kind, which is no order.
    await desk.db.connection.run({
      text: `UPDATE schedules SET order_kind = 'pm' WHERE tenant_id = $1 AND order_id = $2`,
      values: [tenantId, other],
    });
    const warned = async (from: number, to: number) => {
      const stop = { orderId, engineerId: accountId, planStart: at(from), planEnd: at(to) };
      return (await lead.dispatch.preview({ stops: [stop] })).warnings;
    };
    expect(await warned(15, 16)).toEqual([]);
    expect(await warned(11.5, 12.5)).toMatchObject([
      { orderId, warning: 'onLeave', ...leave },
      { orderId, warning: 'overlaps', from: at(11), to: at(12) },
    ]);
    expect(await warned(27, 28)).toMatchObject([{ warning: 'offHours' }]);
    // As it is, it is nobody's question.
    expect(await warned(14, 15)).toEqual([]);
  });

  it('is that it begins in the past; of what is under way the end alone may change', async () => {
    const { engineer } = desk.tenant;
    const orderId = await desk.accepted(engineer);
    const own = await desk.as(engineer);
    await own.schedules.change({ orderId, planStart: at(10), planEnd: at(11) });
    const stop = { orderId, engineerId: engineer.accountId };
    const back = { ...stop, planStart: at(8), planEnd: at(9.5) };
    const { warnings } = await own.dispatch.preview({ stops: [back] });
    expect(warnings).toMatchObject([{ orderId, warning: 'past' }, { warning: 'offHours' }]);
    const { version } = await own.orders.detail({ orderId });
    const issues = [{ path: 'stops.0.planStart', code: 'past' }];
    await expect(own.dispatch.commit({ stops: [{ ...back, version }] })).rejects.toMatchObject({ issues });
    const move = { orderId, planStart: back.planStart, planEnd: back.planEnd };
    await expect(own.schedules.change(move)).rejects.toMatchObject({
      issues: [{ path: 'planStart', code: 'past' }],
    });
    expect(await own.orders.detail({ orderId })).toMatchObject({ planStart: at(10) });
    // A plan may be looked at for a while before it is taken over.
    const justNow = { planStart: at(9 - 10 / 60), planEnd: at(10) };
    await own.schedules.change({ orderId, ...justNow });
    // What has begun already is moved as it was, and said to be a fact it is written.
    const longer = { ...stop, planStart: justNow.planStart, planEnd: at(10.5) };
    desk.server.clock.advance(hourMs / 2);
    const later = await own.orders.detail({ orderId });
    await own.dispatch.commit({ stops: [{ ...longer, version: later.version }] });
    await own.schedules.change({ ...move, force: true });
  });

  it('is nothing where what was done is noted after it was', async () => {
    const { engineer } = desk.tenant;
    const orderId = await desk.accepted(engineer);
    const own = await desk.as(engineer);
    const done = await own.schedules.change({ orderId, planStart: at(7), planEnd: at(8) });
    expect(done.planStart).toBe(at(7));
  });
});

describe('what commit refuses', () => {
  it('is refused before, and names the stop: a person of another group, an order that cannot move or is not there', async () => {
    const [one, two] = [await desk.created(), await desk.created()];
    const { engineer, outsider, groupId } = desk.tenant;
    const lead = await desk.as(desk.tenant.lead);
    const { orderNo } = await lead.orders.detail({ orderId: two });
    const preview = (stop: { orderId: string; engineerId?: string }) =>
      lead.dispatch.preview({ stops: [{ orderId: one, engineerId: engineer.accountId }, stop] });
    await expect(preview({ orderId: two, engineerId: outsider.accountId })).rejects.toMatchObject({
      reason: 'targetInvalid',
      issues: [{ path: 'stops.1.engineerId', code: 'notMember', text: expect.stringContaining(orderNo) }],
    });
    await expect(preview({ orderId: groupId })).rejects.toMatchObject({
      ...{ code: 'notFound', issues: [{ path: 'stops.1.orderId', code: 'unknown' }] },
    });
    await lead.orders.cancel({ orderId: two, reason: 'mistaken' });
    await expect(preview({ orderId: two })).rejects.toMatchObject({
      reason: 'wrongState',
      issues: [{ path: 'stops.1', code: 'refused', text: expect.stringContaining(orderNo) }],
    });
  });

  it('is none of a skill that a person lacks, which is told', async () => {
    const orderId = await desk.created();
    const { tenantId, onSiteCatalogId: catalogId, engineer, engineer2 } = desk.tenant;
    const skillId = newId();
    await insertRows(desk.db, tables.skills, { tenantId, id: skillId, zh: '制冷', en: 'Cooling', catalogId });
    const holder = { tenantId, accountId: engineer.accountId, skillId, level: 2 };
    await insertRows(desk.db, tables.engineerSkills, holder);
    const lead = await desk.as(desk.tenant.lead);
    const warned = async (engineerId: string) =>
      (await lead.dispatch.preview({ stops: [{ orderId, engineerId }] })).warnings;
    expect(await warned(engineer.accountId)).toEqual([]);
    expect(await warned(engineer2.accountId)).toEqual([{ orderId, warning: 'skillMissing' }]);
  });

  it('is none of a person who declined the order, which is told of this round alone', async () => {
    const orderId = await desk.created();
    const { engineer, engineer2, groupId, tenantId } = desk.tenant;
    const lead = await desk.as(desk.tenant.lead);
    await lead.orders.transfer({ orderId, groupId, engineerId: engineer.accountId });
    await (await desk.as(engineer)).orders.decline({ orderId, reasonCode: 'busy' });
    const warned = async (engineerId: string) =>
      (await lead.dispatch.preview({ stops: [{ orderId, engineerId }] })).warnings;
    expect(await warned(engineer.accountId)).toEqual([{ orderId, warning: 'declined' }]);
    expect(await warned(engineer2.accountId)).toEqual([]);
    await desk.db.connection.run({
      text: 'UPDATE orders SET round = round + 1 WHERE tenant_id = $1 AND id = $2',
      values: [tenantId, orderId],
    });
    expect(await warned(engineer.accountId)).toEqual([]);
  });

  it('is none of work whose engineer is on the way or at it, which is told of every other owner', async () => {
    const { engineer, engineer2 } = desk.tenant;
    const [orderId, on] = [await desk.accepted(engineer), await desk.as(engineer)];
    const dispatcher = await desk.as(desk.tenant.dispatcher);
    const warned = async (engineerId: string | undefined) =>
      (await dispatcher.dispatch.preview({ stops: [{ orderId, engineerId }] })).warnings;
    expect(await warned(engineer2.accountId)).toEqual([]);
    for (const begin of [() => on.orders.depart({ orderId }), () => on.orders.clockIn({ orderId })]) {
      await begin();
      expect(await warned(engineer2.accountId)).toEqual([{ orderId, warning: 'underWay' }]);
      expect(await warned(undefined)).toEqual([{ orderId, warning: 'underWay' }]);
      expect(await warned(engineer.accountId)).toEqual([]);
    }
  });
});
