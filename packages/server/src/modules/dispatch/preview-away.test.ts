import { describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { newId } from '../../testing/index.ts';
import { dispatchDesk, hourMs } from './dispatch.fixture.ts';

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

  it('is needed by what waits for them, where the hold or a deadline is over by then', async () => {
    const { engineer, lead: leader, tenantId } = desk.tenant;
    const [own, lead] = [await desk.as(engineer), await desk.as(leader)];
    const held = async (resumeHour: number) => {
      const orderId = await desk.accepted(engineer);
      const resumeAt = at(resumeHour);
      await own.orders.hangUp({ orderId, reasonCode: 'waitCustomer', resumeAt });
      return orderId;
    };
    const [soon, later, agreed, partner] = [
      await held(14),
      await held(72),
      await desk.accepted(engineer, 15, 16),
      await desk.accepted(engineer),
    ];
    await own.orders.hangUp({ orderId: agreed, reasonCode: 'waitCustomer', resumeAt: at(13) });
    for (const [text, id] of [
      [
        'UPDATE orders SET entrusted = true, resolve_due_at = $3, next_due_at = $3 WHERE tenant_id = $1 AND id = $2',
        partner,
      ],
      ['UPDATE orders SET resolve_due_at = $3, next_due_at = NULL WHERE tenant_id = $1 AND id = $2', later],
    ] as const)
      await desk.db.connection.run({ text, values: [tenantId, id, id === partner ? at(17) : at(80)] });
    const told = async (to: number) => {
      const ill = { accountId: engineer.accountId, from: at(9.25), to: at(to) };
      const { effects, brokenCount } = await lead.dispatch.preview({ absences: [ill] });
      return [effects.map(({ orderId, effect, waits }) => [orderId, effect, waits]), brokenCount];
    };
    const byDay = [
      [agreed, 'away', 'onHold'],
      [soon, 'unattended', 'onHold'],
      [partner, 'unattended', 'entrusted'],
    ];
    expect(await told(18)).toEqual([byDay, 1]);
    expect(await told(73)).toEqual([[...byDay, [later, 'unattended', 'onHold']], 1]);
    // Whoever gets it looks after it.
    const stops = [{ orderId: soon, engineerId: desk.tenant.engineer2.accountId }];
    const ill = { accountId: engineer.accountId, from: at(9.25), to: at(14.5) };
    const { effects } = await lead.dispatch.preview({ stops, absences: [ill] });
    expect(effects.find(({ orderId }) => orderId === soon)?.effect).not.toBe('unattended');
  });

  it('leaves what waits for being accepted, where it is to be by then', async () => {
    const { engineer, lead: leader, groupId, tenantId } = desk.tenant;
    const lead = await desk.as(leader);
    const orderId = await desk.created();
    await lead.orders.transfer({ orderId, groupId, engineerId: engineer.accountId, remark: 'To you' });
    await desk.db.connection.run({
      text: `UPDATE orders SET next_due_at = $3, resolve_due_at = $4 WHERE tenant_id = $1 AND id = $2`,
      values: [tenantId, orderId, at(12), at(80)],
    });
    const told = async (to: number) => {
      const absences = [{ accountId: engineer.accountId, from: at(10), to: at(to) }];
      return (await lead.dispatch.preview({ absences })).effects.map((each) => [each.orderId, each.effect]);
    };
    expect(await told(11)).toEqual([]);
    expect(await told(18)).toEqual([[orderId, 'unattended']]);
  });

  it('leaves what they have begun before and go on with then, which no plan takes', async () => {
    const { engineer, lead: leader } = desk.tenant;
    const lead = await desk.as(leader);
    const orderId = await desk.accepted(engineer, 33, 34);
    await (await desk.as(engineer)).orders.clockIn({ orderId });
    const ill = { accountId: engineer.accountId, from: at(32), to: at(42) };
    const { effects } = await lead.dispatch.preview({ absences: [ill] });
    expect(effects).toMatchObject([{ orderId, effect: 'away', underWay: true }]);
    const { unplaced } = await lead.dispatch.plan({ orderIds: [orderId], absences: [ill], days: 2 });
    expect(unplaced).toMatchObject([{ orderId, reason: 'underWay' }]);
  });

  it('leaves a job that is over its time, though it was to be done before, in previews and plans', async () => {
    const { engineer, lead: leader, groupId } = desk.tenant;
    const lead = await desk.as(leader);
    const orderId = await desk.accepted(engineer);
    await (await desk.as(engineer)).orders.clockIn({ orderId });
    const told = async (from: number, to: number) => {
      const absences = [{ accountId: engineer.accountId, from: at(from), to: at(to) }];
      const { effects } = await lead.dispatch.preview({ absences });
      const { unplaced } = await lead.dispatch.plan({ groupId, absences });
      return [effects.map((each) => each.effect), unplaced.map(({ reason }) => reason)];
    };
    expect(await told(12, 18)).toEqual([[], []]);
    desk.server.clock.advance(2 * hourMs);
    expect(await told(12, 18)).toEqual([['unattended'], ['underWay']]);
    expect(await told(33, 42)).toEqual([[], []]);
  });

  it('leaves work of other kinds without a time that is due before they are back', async () => {
    const { engineer, lead: leader, tenantId, groupId, cellIds } = desk.tenant;
    const lead = await desk.as(leader);
    const cellId = cellIds[0] ?? '';
    const shown = { cellName: 'Site', customerName: 'Customer', createdById: engineer.accountId };
    const device = async (status: number, dueHour: number, over: object = {}) => {
      const id = newId();
      await insertRows(desk.db, tables.deviceOrders, {
        ...{ tenantId, id, orderNo: id, groupId, cellId, title: 'Camera', ...shown, priority: 3, status },
        ...{ engineerId: engineer.accountId, dueAt: at(dueHour), ...over },
      });
      return id;
    };
    const [begun, tomorrow] = [await device(4, 12), await device(2, 30)];
    // Its time of this day is over; it comes off its hold.
    const past = { planStart: at(8), planEnd: at(8.5) };
    const [left, held] = [await device(4, 13, past), await device(8, 100, { resumeAt: at(14) })];
    await device(2, 100);
    const [checkListId, planId] = [newId(), newId()];
    await insertRows(desk.db, tables.checkLists, { tenantId, id: checkListId, name: 'List', items: [] });
    await insertRows(desk.db, tables.pmPlans, {
      ...{ tenantId, id: planId, name: 'Yearly', cellId, checkListId, groupId, everyCount: 1 },
      ...{ everyUnit: 'year', anchorOn: at(33).slice(0, 10) },
    });
    const pm = newId();
    await insertRows(desk.db, tables.pmOrders, {
      ...{
        tenantId,
        id: pm,
        orderNo: pm,
        groupId,
        cellId,
        title: 'Yearly',
        ...shown,
        priority: 3,
        status: 1,
      },
      ...{ planId, occurrenceOn: at(33).slice(0, 10), dueOn: at(33).slice(0, 10), minutes: 60, itemCount: 1 },
      engineerId: engineer.accountId,
    });
    await device(2, 12, { engineerId: desk.tenant.engineer2.accountId });
    const told = async (to: number) => {
      const absences = [{ accountId: engineer.accountId, from: at(10), to: at(to) }];
      const { effects } = await lead.dispatch.preview({ absences });
      for (const { effect, engineerId } of effects)
        expect([effect, engineerId]).toEqual(['unattended', engineer.accountId]);
      return effects.map(({ target, underWay, waits }) => [target?.id, underWay ? 'underWay' : waits]);
    };
    const today = [
      [begun, 'underWay'],
      [left, 'underWay'],
      [held, 'onHold'],
    ];
    expect(await told(18)).toEqual(today);
    // Until midnight it is the next day that begins; maintenance is done on its day.
    expect(await told(24)).toEqual(today);
    expect(await told(48)).toEqual([...today, [pm, undefined], [tomorrow, undefined]]);
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

describe('an order that is taken from its engineer', () => {
  it('waits for nobody, in time or late, and is no less late by that', async () => {
    const { engineer, lead: leader, tenantId } = desk.tenant;
    const lead = await desk.as(leader);
    const orderId = await desk.accepted(engineer);
    const taken = async (dueHour: number) => {
      await desk.db.connection.run({
        text: 'UPDATE orders SET resolve_due_at = $3, next_due_at = $3 WHERE tenant_id = $1 AND id = $2',
        values: [tenantId, orderId, at(dueHour)],
      });
      const { effects, present, proposed } = await lead.dispatch.preview({ stops: [{ orderId }] });
      return [effects.map(({ effect }) => effect), present.lateCount, proposed.lateCount];
    };
    expect(await taken(40)).toEqual([['unattended'], 0, 0]);
    // Its engineer can be done at half past ten.
    expect(await taken(10)).toEqual([['unattended'], 1, 1]);
    expect(await taken(8)).toEqual([['unattended'], 1, 1]);
    await desk.anew();
    const unassigned = await desk.created();
    const again = await (await desk.as(desk.tenant.lead)).dispatch.preview({
      stops: [{ orderId: unassigned }],
    });
    expect(again.effects).toEqual([]);
  });
});
