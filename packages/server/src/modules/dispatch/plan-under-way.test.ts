import { describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { newId, type TestAccount } from '../../testing/index.ts';
import { dispatchDesk, hourMs } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { accepted, as, at } = desk;

const clockedIn = async (by: TestAccount, orderId: string) =>
  (await as(by)).orders.clockIn({ orderId, latitude: 31.2, longitude: 121.4, remark: 'Here' });
const run = (text: string, ...values: string[]) =>
  desk.db.connection.run({ text, values: [desk.tenant.tenantId, ...values] });
const due = (orderId: string, dueAt: string) =>
  run(
    'UPDATE orders SET resolve_due_at = $3, next_due_at = $3 WHERE tenant_id = $1 AND id = $2',
    orderId,
    dueAt,
  );

describe('a plan beside work under way', () => {
  it('lets what is under way take its time, planned or not, where its engineer is then', async () => {
    const [running, loose] = [await accepted(desk.tenant.engineer), await accepted(desk.tenant.engineer)];
    const engineer = await as(desk.tenant.engineer);
    await clockedIn(desk.tenant.engineer, running);
    desk.server.clock.advance(hourMs / 4);
    const { list } = await engineer.dispatch.plan({});
    expect(list.map(({ orderId }) => orderId)).toEqual([loose]);
    // An hour from when it was begun, and on.
    expect(Date.parse(list[0]?.planStart ?? '')).toBeGreaterThanOrEqual(desk.nowMs() + 0.7 * hourMs);
  });

  it('takes what follows work under way to begin when its engineer can be there, as free times do', async () => {
    const running = await accepted(desk.tenant.engineer);
    await accepted(desk.tenant.engineer, 9.5, 10.5);
    const loose = await accepted(desk.tenant.engineer);
    const engineer = await as(desk.tenant.engineer);
    await clockedIn(desk.tenant.engineer, running);
    // The hour of the first is over at ten; half an hour each are the ways to the second, which takes until half past
    // eleven, and to the third.
    const { list } = await engineer.dispatch.plan({});
    const [slot] = (await engineer.schedules.slots({ orderId: loose })).list;
    for (const start of [list.find(({ orderId }) => orderId === loose)?.planStart, slot?.planStart])
      expect(Date.parse(start ?? '')).toBeGreaterThanOrEqual(Date.parse(desk.at(12)));
  });

  it('takes it from nobody who is at it or on the way, though it is named, and says so', async () => {
    const { engineer, engineer2 } = desk.tenant;
    const [there, going, waiting] = [
      await accepted(engineer, 10, 11),
      await accepted(engineer2),
      await accepted(engineer, 14, 15),
    ];
    await clockedIn(engineer, there);
    await (await as(engineer2)).orders.depart({ orderId: going });
    const orderIds = [there, going, waiting];
    for (const moves of [false, true]) {
      const { list, unplaced } = await (await as(desk.tenant.lead)).dispatch.plan({ orderIds, moves });
      expect(list.map(({ orderId }) => orderId)).toEqual([waiting]);
      expect(new Map(unplaced.map(({ orderId, reason }) => [orderId, reason]))).toEqual(
        new Map([there, going].map((orderId) => [orderId, 'underWay'])),
      );
    }
    const own = await (await as(engineer)).dispatch.plan({ orderIds: [there] });
    expect([own.list, own.unplaced]).toMatchObject([[], [{ orderId: there, reason: 'underWay' }]]);
    expect(
      (await (await as(engineer)).dispatch.plan({ orderIds: [there], without: [there] })).unplaced,
    ).toEqual([]);
  });

  it('counts it as late by when it is expected to be done, as previews do', async () => {
    const { engineer, engineer2, groupId } = desk.tenant;
    const [planned, loose] = [await accepted(engineer, 9.25, 10), await accepted(engineer2)];
    await clockedIn(engineer, planned);
    await clockedIn(engineer2, loose);
    await due(planned, at(17));
    await due(loose, at(16));
    desk.server.clock.advance(1.5 * hourMs);
    const lead = await as(desk.tenant.lead);
    const stops = [
      { orderId: planned, engineerId: engineer.accountId },
      { orderId: loose, engineerId: engineer2.accountId },
    ];
    const lateCounts = async () => {
      const { present, proposed } = await lead.dispatch.plan({ groupId });
      const tomorrow = await lead.dispatch.plan({ groupId, from: at(33).slice(0, 10) });
      const seen = await lead.dispatch.preview({ stops });
      return [present, proposed, tomorrow.present, seen.present].map(({ lateCount }) => lateCount);
    };
    expect(await lateCounts()).toEqual([0, 0, 0, 0]);
    await due(loose, at(10));
    expect(await lateCounts()).toEqual([1, 1, 1, 1]);
  });

  it('has its engineer there, and on no way to it, wherever they were to be before', async () => {
    const { tenantId, cellIds, engineer } = desk.tenant;
    await run('UPDATE cells SET latitude = 31.2, longitude = 121.4 WHERE tenant_id = $1');
    const [, near = '', far = ''] = cellIds;
    await run('UPDATE cells SET latitude = 31.25 WHERE tenant_id = $1 AND id = $2', near);
    await run('UPDATE cells SET latitude = 31.5 WHERE tenant_id = $1 AND id = $2', far);
    await insertRows(desk.db, tables.schedules, {
      ...{ tenantId, id: newId(), orderId: newId(), orderKind: 'pm', accountId: engineer.accountId },
      ...{ planStart: at(9.5), planEnd: at(10), cellId: far, onSite: true },
    });
    const [first, second] = [await accepted(engineer), await accepted(engineer)];
    const next = await accepted(engineer);
    await clockedIn(engineer, first);
    desk.server.clock.advance(1.25 * hourMs);
    const own = await as(engineer);
    const { list, present, proposed } = await own.dispatch.plan({ without: [second] });
    expect(list).toMatchObject([{ orderId: next, planStart: at(10 + 1 / 3), travelMinutes: 0 }]);
    expect([present.travelMinutes, proposed.travelMinutes]).toEqual([0, 0]);
    // Two at once are done one after the other, and at both the engineer is already.
    await run('UPDATE orders SET cell_id = $3 WHERE tenant_id = $1 AND id = $2', second, near);
    await clockedIn(engineer, second);
    const both = await own.dispatch.plan({});
    const [stop] = both.list;
    expect(stop).toMatchObject({ orderId: next, travelMinutes: expect.any(Number) });
    expect(stop?.travelMinutes).toBeLessThan(30);
    expect([both.present.travelMinutes, both.proposed.travelMinutes]).toEqual([0, stop?.travelMinutes]);
  });
});
