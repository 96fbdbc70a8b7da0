import { describe, expect, it } from 'vitest';
import { dispatchDesk, hourMs } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { accepted, as, at, created, server } = desk;

const run = (text: string, ...values: string[]) =>
  desk.db.connection.run({ text, values: [desk.tenant.tenantId, ...values] });

const clockIn = async (orderId: string) =>
  (await as(desk.tenant.engineer)).orders.clockIn({
    ...{ orderId, latitude: 31.2, longitude: 121.4, remark: 'Here' },
  });

describe('a preview of what is soon', () => {
  it('tells by how much later than its time people can be there from where they are', async () => {
    const { engineer, engineer2, lead: leader } = desk.tenant;
    await run('UPDATE cells SET latitude = 31.2, longitude = 121.4 WHERE tenant_id = $1');
    await accepted(engineer, 9.25, 10);
    server.clock.advance(1.5 * hourMs);
    const orderId = await created();
    const lead = await as(leader);
    const delays = async (engineerId: string, from: number) => {
      const stop = { orderId, engineerId, planStart: at(from), planEnd: at(from + 1) };
      const { effects } = await lead.dispatch.preview({ stops: [stop] });
      return effects.map(({ effect, minutes, expectedStart }) => [effect, minutes, expectedStart]);
    };
    // At half past ten: who is there already needs no way, and others half an hour, from wherever they are.
    expect(await delays(engineer.accountId, 10.5)).toEqual([]);
    expect(await delays(engineer2.accountId, 11)).toEqual([]);
    expect(await delays(engineer2.accountId, 10.5)).toEqual([['delayed', 30, at(11)]]);
    expect(await delays(engineer2.accountId, 10.25)).toEqual([['delayed', 45, at(11)]]);
  });

  it('tells of nothing where what people are at, or on the way to, stays with them as it is', async () => {
    const { engineer } = desk.tenant;
    const [there, way, planned] = [
      await accepted(engineer),
      await accepted(engineer),
      await accepted(engineer, 9.25, 10),
    ];
    // So full is the day that it could not be begun anew before it is due.
    await accepted(engineer, 11, 18);
    for (const id of [there, way, planned])
      await run('UPDATE orders SET resolve_due_at = $3 WHERE tenant_id = $1 AND id = $2', id, at(17));
    const own = await as(engineer);
    await clockIn(there);
    await clockIn(planned);
    await own.orders.depart({ orderId: way });
    server.clock.advance(hourMs / 2);
    const lead = await as(desk.tenant.lead);
    const { accountId: engineerId } = engineer;
    const times = { planStart: at(9.25), planEnd: at(10) };
    const stops = [
      { orderId: there, engineerId },
      { orderId: way, engineerId },
      { orderId: planned, engineerId, ...times },
    ];
    for (const asked of [...stops.map((stop) => [stop]), stops]) {
      const { effects, warnings, present, proposed } = await lead.dispatch.preview({ stops: asked });
      expect({ effects, warnings, proposed }).toEqual({ effects: [], warnings: [], proposed: present });
    }
    // Without its time it goes on all the same.
    const { effects } = await lead.dispatch.preview({ stops: [{ orderId: planned, engineerId }] });
    expect(effects).toMatchObject([{ orderId: planned, effect: 'unplanned', underWay: true }]);
  });
});
