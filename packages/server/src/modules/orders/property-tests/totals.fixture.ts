import type { Client } from '@svcdesk/core';
import { expect } from 'vitest';
import { idsOf, type Outcome } from './world.fixture.ts';

/** Each count of the home page beside the list that it stands for, taken as of the same moment. */
async function checkHomeCounts(who: Client, scope: 'mine' | 'underling'): Promise<void> {
  const { mineToday, mineAll, underlingToday, underlingAll } = who.backlog;
  for (const today of [true, false]) {
    const ask = scope === 'mine' ? (today ? mineToday : mineAll) : today ? underlingToday : underlingAll;
    const { asOf, ...counts } = await ask({});
    const total = async (list: Promise<{ readonly total: number }>) => (await list).total;
    const listed = (list: 'pendingItsm' | 'pendingSe' | 'timeout' | 'willTimeout') =>
      total(who.backlog[list]({ scope, today, asOf }));
    const bySource = (source: number, list: 'todayPage' | 'todayMonitor' | 'todaySe') =>
      today
        ? total(who.backlog[list]({ scope, asOf }))
        : total(who.orders.page({ scope: 'mine', source: [source], status: [2, 3, 4] }));
    const mine = scope === 'mine';
    // There is no list of all that team members have by source; what they have to handle is listed whole.
    const sources =
      mine || today
        ? {
            saasOrderCount: await bySource(0, 'todayPage'),
            monitorOrderCount: await bySource(1, 'todayMonitor'),
            seOrderCount: await bySource(2, 'todaySe'),
          }
        : {};
    const lists = {
      ...sources,
      pendingCount: (await listed('pendingItsm')) + (await listed('pendingSe')),
      timeoutCount: await listed('timeout'),
      willTimeoutCount: await listed('willTimeout'),
      ccUserCount: await total(who.backlog.ccMine({ scope, unread: true })),
      ccUserGroupCount: await total(who.backlog.ccGroup({ scope, unread: true })),
    };
    expect({ scope, today, ...counts }).toMatchObject({ scope, today, ...lists });
    const { saasOrderCount, monitorOrderCount, seOrderCount, totalCount } = counts;
    expect(totalCount).toBe(saasOrderCount + monitorOrderCount + seOrderCount);
  }
}

async function checkPool({ tenant, on, rows }: Outcome): Promise<void> {
  const pooled = (groups: readonly string[], all = false) =>
    idsOf(
      rows.filter((row) => row.status <= 2 && row.ownerId === null && (all || groups.includes(row.groupId))),
    );
  const pool = async (who: Client) => {
    const page = await who.pool.page({ size: 100 });
    expect(page.total).toBe(page.list.length);
    return idsOf(page.list);
  };
  expect(await pool(on.engineer)).toEqual(pooled([tenant.groupId]));
  expect(await pool(on.outsider)).toEqual(pooled([tenant.otherGroupId]));
  expect(await pool(on.lead)).toEqual(pooled([tenant.rootId, tenant.groupId]));
  expect(await pool(on.dispatcher)).toEqual(pooled([], true));
}

/** Every status that is counted is as long as its list. */
async function checkStatusCounts({ on }: Outcome): Promise<void> {
  for (const { status, count } of await on.dispatcher.orders.countStatus({})) {
    const { total } = await on.dispatcher.orders.page({ scope: 'tenant', status: [status] });
    expect([status, total]).toEqual([status, count]);
  }
  for (const { status, count } of await on.client.orders.countStatus({})) {
    expect([status, (await on.client.orders.cellPage({ status: [status] })).total]).toEqual([status, count]);
  }
}

/** Every count is the total of its list. */
export async function checkTotals(outcome: Outcome): Promise<void> {
  const { on } = outcome;
  for (const who of [on.engineer, on.engineer2, on.outsider, on.lead]) await checkHomeCounts(who, 'mine');
  await checkHomeCounts(on.lead, 'underling');
  await checkPool(outcome);
  await checkStatusCounts(outcome);
}
