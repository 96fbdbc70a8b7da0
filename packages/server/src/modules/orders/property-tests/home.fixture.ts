import type { Client } from '@svcdesk/core';
import { slaStateAt } from '@svcdesk/core/sla';
import { expect } from 'vitest';
import type { OrderRow } from '../row/order-row.ts';
import { standingOf } from '../sla/recompute-sla.ts';
import { idsOf, type Outcome } from './world.fixture.ts';

/** Compares today's to-dos with those computed from every order. */
export async function checkHome({ tenant, on, rows }: Outcome): Promise<void> {
  const owners: [Client, 'mine' | 'underling', (row: OrderRow) => boolean][] = [
    [on.engineer, 'mine', (row) => row.ownerId === tenant.engineer.accountId],
    [on.engineer2, 'mine', (row) => row.ownerId === tenant.engineer2.accountId],
    [
      on.lead,
      'underling',
      (row) => [tenant.engineer.accountId, tenant.engineer2.accountId].includes(row.ownerId ?? ''),
    ],
  ];
  for (const [who, scope, isOwned] of owners) {
    const { asOf, ...counts } = await who.backlog.mineToday({});
    const day = Math.floor((Date.parse(asOf) + 8 * 3_600_000) / 86_400_000);
    const dayStart = day * 86_400_000 - 8 * 3_600_000;
    const before = (at: string | null, end: number) => at !== null && Date.parse(at) < end;
    const isToday = (row: OrderRow) =>
      row.status === 2 ||
      (before(row.planStart, dayStart + 86_400_000) && !before(row.planEnd, dayStart + 1)) ||
      before(row.nextDueAt, dayStart + 86_400_000) ||
      (row.status === 4 && before(row.resumeAt, dayStart + 86_400_000));
    const todos = rows.filter((row) => isOwned(row) && [2, 3, 4].includes(row.status) && isToday(row));
    const page = await who.backlog.todayPage({ scope, asOf, size: 100 });
    expect(idsOf(page.list)).toEqual(idsOf(todos.filter((row) => row.source === 0)));
    expect(page.total).toBe(page.list.length);
    const due = page.list.map(({ nextDueAt }) => nextDueAt ?? '9');
    expect(due).toEqual([...due].sort());
    if (scope === 'underling') continue;
    const state = (row: OrderRow) => slaStateAt(standingOf(row), Date.parse(asOf));
    expect(counts).toMatchObject({
      saasOrderCount: todos.filter((row) => row.source === 0).length,
      monitorOrderCount: todos.filter((row) => row.source === 1).length,
      seOrderCount: todos.filter((row) => row.source === 2).length,
      totalCount: todos.length,
      pendingCount: todos.filter((row) => row.status < 4).length,
      timeoutCount: todos.filter((row) => state(row) === 'late').length,
      willTimeoutCount: todos.filter((row) => state(row) === 'soon').length,
    });
  }
}
