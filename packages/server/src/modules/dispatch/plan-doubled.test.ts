import { describe, expect, it } from 'vitest';
import { dispatchDesk } from './dispatch.fixture.ts';

const desk = await dispatchDesk();
const { accepted, as, at } = desk;

/** Two accepted orders of one engineer, the second written over the first; both are due at this hour. */
async function doubled(dueAt: string): Promise<[string, string]> {
  const { engineer, tenantId } = desk.tenant;
  const [one, other] = [await accepted(engineer, 11, 12), await accepted(engineer)];
  const { schedules } = await as(engineer);
  await schedules.change({ orderId: other, planStart: at(11.5), planEnd: at(12.5), force: true });
  for (const orderId of [one, other])
    await desk.db.connection.run({
      text: 'UPDATE orders SET resolve_due_at = $3, next_due_at = $3 WHERE tenant_id = $1 AND id = $2',
      values: [tenantId, orderId, dueAt],
    });
  return [one, other];
}

describe('two appointments of one person at once', () => {
  it('become two that can be kept, where one may move', async () => {
    await doubled(at(20));
    const { list, present, proposed } = await (await as(desk.tenant.engineer)).dispatch.plan({ moves: true });
    expect(list.map(({ change }) => change).sort()).toEqual(['kept', 'moved']);
    expect(list.flatMap(({ reasons }) => reasons)).not.toContain('overlaps');
    const [first, second] = list;
    expect(Date.parse(second?.planStart ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.planEnd ?? ''));
    expect([present.lateCount, proposed.lateCount]).toEqual([0, 0]);
  });

  it('are both kept and told of where none may move, and no other', async () => {
    const { groupId, engineer } = desk.tenant;
    const both = await doubled(at(20));
    await accepted(engineer, 14, 15);
    for (const [on, asked] of [
      [await as(engineer), {}],
      [await as(desk.tenant.lead), { groupId }],
    ] as const) {
      const { list, unplaced, present, proposed } = await on.dispatch.plan(asked);
      expect(list.map(({ orderId }) => orderId)).toEqual(both);
      for (const { change, reasons } of list) expect([change, reasons[0]]).toEqual(['kept', 'overlaps']);
      expect(unplaced).toEqual([]);
      expect([present, present.plannedCount]).toEqual([proposed, 3]);
    }
  });

  it('are told of where neither may', async () => {
    // Both end as they are due, and begin too late for another time before.
    await doubled(at(12.5));
    const { groupId, engineer, engineer2 } = desk.tenant;
    const absences = [{ accountId: engineer2.accountId, from: at(8), to: at(24) }];
    const lead = await as(desk.tenant.lead);
    const { list } = await lead.dispatch.plan({ groupId, moves: true, absences });
    expect(list.map(({ change, engineerId }) => [change, engineerId])).toEqual([
      ['kept', engineer.accountId],
      ['kept', engineer.accountId],
    ]);
    for (const { reasons } of list) expect(reasons[0]).toBe('overlaps');
  });

  it('are not two that touch', async () => {
    const { engineer } = desk.tenant;
    for (const hour of [11, 12]) await accepted(engineer, hour, hour + 1);
    const { list } = await (await as(engineer)).dispatch.plan({ moves: true });
    expect(list.flatMap(({ reasons }) => reasons)).not.toContain('overlaps');
  });
});
