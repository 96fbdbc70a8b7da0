import { describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { newId } from '../../testing/index.ts';
import { dispatchDesk, stopsOf } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { accepted, as, at, created } = desk;

describe('totals of a plan', () => {
  it('are what is there once it is committed, whoever can do what is left, and whether times may move', async () => {
    const { tenantId, groupId, onSiteCatalogId: catalogId, engineer, engineer2 } = desk.tenant;
    // Only one of the two can do what is open; the other has appointments all the same.
    const skillId = newId();
    await insertRows(desk.db, tables.skills, { tenantId, id: skillId, zh: '制冷', en: 'Cooling', catalogId });
    await insertRows(desk.db, tables.engineerSkills, {
      ...{ tenantId, accountId: engineer2.accountId, skillId, level: 2 },
    });
    await accepted(engineer, 11, 12);
    await accepted(engineer, 15, 16);
    for (let order = 0; order < 3; order++) await created();
    const lead = await as(desk.tenant.lead);
    const before = await lead.dispatch.plan({ groupId, days: 3 });
    expect(before.list.length).toBe(3);
    expect(before.present.travelMinutes).toBeGreaterThan(0);
    expect((await lead.dispatch.plan({ groupId, days: 3, moves: true })).present).toEqual(before.present);
    await lead.dispatch.commit({ stops: stopsOf(before.list) });
    for (const moves of [false, true]) {
      const { present, list } = await lead.dispatch.plan({ groupId, days: 3, moves });
      expect([moves, present]).toEqual([moves, before.proposed]);
      expect(list.filter(({ change }) => change === 'new')).toEqual([]);
    }
  });

  it('are the same of one’s own orders', async () => {
    const { engineer } = desk.tenant;
    await accepted(engineer, 11, 12);
    for (let order = 0; order < 3; order++) await accepted(engineer);
    const own = await as(engineer);
    const { list, proposed } = await own.dispatch.plan({ days: 2 });
    await own.dispatch.commit({ stops: stopsOf(list) });
    for (const moves of [false, true])
      expect((await own.dispatch.plan({ days: 2, moves })).present).toEqual(proposed);
  });

  it('of named orders leave out others that nobody has, which such a plan does not hand out', async () => {
    const orderId = await created();
    const others = [await created(), await created()];
    const lead = await as(desk.tenant.lead);
    const named = await lead.dispatch.plan({ orderIds: [orderId], days: 7 });
    expect([named.present.lateCount, named.proposed.lateCount]).toEqual([1, 0]);
    const { present } = await lead.dispatch.plan({ orderIds: [orderId, ...others], days: 7 });
    expect(present.lateCount).toBe(3);
  });

  it('count what is left out as it stands: as late where its engineer is away', async () => {
    const { tenantId, groupId, engineer } = desk.tenant;
    const orderId = await accepted(engineer, 14, 15);
    const { accountId } = engineer;
    await insertRows(desk.db, tables.leaves, {
      ...{ tenantId, id: newId(), accountId, leaveType: 'annual', fromAt: at(10), toAt: at(60) },
    });
    const lead = await as(desk.tenant.lead);
    const { present, proposed } = await lead.dispatch.plan({ groupId, days: 7, without: [orderId] });
    expect([present, proposed]).toMatchObject([
      { plannedCount: 0, lateCount: 1 },
      { plannedCount: 0, lateCount: 1 },
    ]);
  });

  it('count the same orders as late as a preview of its stops does', async () => {
    const { tenantId, groupId } = desk.tenant;
    const [over, soon, later] = [await created(), await created(), await created()];
    for (const [orderId, dueAt] of [
      [over, at(8)],
      [soon, at(13)],
      [later, at(60)],
    ] as const)
      await desk.db.connection.run({
        text: 'UPDATE orders SET resolve_due_at = $3, next_due_at = $3 WHERE tenant_id = $1 AND id = $2',
        values: [tenantId, orderId, dueAt],
      });
    // What has an engineer and no time is done by them between what they have: one in time, and one late.
    const { engineer2 } = desk.tenant;
    const loose = [await accepted(engineer2), await accepted(engineer2)];
    await accepted(engineer2, 9.5, 12);
    for (const [index, orderId] of loose.entries())
      await desk.db.connection.run({
        text: 'UPDATE orders SET resolve_due_at = $3, next_due_at = $3 WHERE tenant_id = $1 AND id = $2',
        values: [tenantId, orderId, at(index === 0 ? 12 : 20)],
      });
    const lead = await as(desk.tenant.lead);
    const plan = await lead.dispatch.plan({ groupId });
    const stops = plan.list.map(({ orderId, engineerId, planStart, planEnd }) => ({
      ...{ orderId, engineerId, planStart, planEnd },
    }));
    const preview = await lead.dispatch.preview({ stops });
    for (const { present, proposed } of [plan, preview])
      expect([stops.length, present.lateCount, proposed.lateCount]).toEqual([5, 3, 2]);
  });
});
