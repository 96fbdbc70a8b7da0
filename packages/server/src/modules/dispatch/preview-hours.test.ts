import { describe, expect, it } from 'vitest';
import { dispatchDesk } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { at } = desk;

describe('what follows from a time', () => {
  it('tells that a time lies outside of the person’s hours, and no other', async () => {
    const { engineer } = desk.tenant;
    const [orderId, fresh] = [await desk.accepted(engineer), await desk.created()];
    await (await desk.as(engineer)).schedules.change({ orderId, planStart: at(10), planEnd: at(11) });
    // What is late is told before it.
    for (const id of [orderId, fresh])
      await desk.db.connection.run({
        text: 'UPDATE orders SET resolve_due_at = $3 WHERE tenant_id = $1 AND id = $2',
        values: [desk.tenant.tenantId, id, at(40)],
      });
    const lead = await desk.as(desk.tenant.lead);
    const effectAt = async (from: number, to: number) => {
      const stop = { orderId, engineerId: engineer.accountId, planStart: at(from), planEnd: at(to) };
      return (await lead.dispatch.preview({ stops: [stop] })).effects.map(({ effect }) => effect);
    };
    expect(await effectAt(27, 28)).toEqual(['offHours']);
    expect(await effectAt(12.5, 13)).toEqual(['moved']);
    const night = { orderId: fresh, engineerId: engineer.accountId, planStart: at(27), planEnd: at(28) };
    expect((await lead.dispatch.preview({ stops: [night] })).effects).toMatchObject([{ effect: 'offHours' }]);
  });
});
