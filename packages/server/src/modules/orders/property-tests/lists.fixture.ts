import type { Client } from '@svcdesk/core';
import { slaStateAt } from '@svcdesk/core/sla';
import { expect } from 'vitest';
import { monthOf } from '../counts/kept-counts.ts';
import type { OrderRow } from '../row/order-row.ts';
import { standingOf } from '../sla/recompute-sla.ts';
import { idsOf, type Outcome, zone } from './world.fixture.ts';

/** Orders that an account has a copy of. */
async function copiedTo({ db, tenant }: Outcome, accountId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.connection.run({
    text: 'SELECT DISTINCT order_id FROM order_cc WHERE tenant_id = $1 AND account_id = $2',
    values: [tenant.tenantId, accountId],
  });
  return new Set(rows.map(([id]) => String(id)));
}

/** Compares lists and counts with those computed from every order. */
export async function checkLists(outcome: Outcome): Promise<void> {
  const { server, tenant, on, rows } = outcome;
  const list = async (who: Client, input: Parameters<Client['orders']['page']>[0]) => {
    const page = await who.orders.page({ size: 100, ...input });
    expect(page.total).toBe(page.list.length);
    return idsOf(page.list);
  };
  const now = server.clock.now().getTime();
  const wanted = (fits: (row: OrderRow) => boolean) => idsOf(rows.filter(fits));
  const inGroup = (row: OrderRow) => row.groupId === tenant.groupId;
  expect(await list(on.dispatcher, { scope: 'tenant' })).toEqual(wanted(() => true));
  for (const sort of ['due', 'updated'] as const) {
    expect(await list(on.dispatcher, { scope: 'tenant', sort })).toEqual(wanted(() => true));
  }
  expect(await list(on.engineer, { scope: 'mine' })).toEqual(
    wanted((row) => row.ownerId === tenant.engineer.accountId),
  );
  expect(await list(on.engineer, { scope: 'group', status: [1, 2, 5] })).toEqual(
    wanted((row) => inGroup(row) && [1, 2, 5].includes(row.status)),
  );
  expect(await list(on.lead, { scope: 'led', priority: [1, 3], source: [0] })).toEqual(
    wanted((row) => inGroup(row) && [1, 3].includes(row.priority) && row.source === 0),
  );
  expect(await list(on.dispatcher, { scope: 'tenant', keyword: '网络' })).toEqual(
    wanted((row) => row.title.includes('网络')),
  );
  for (const sla of ['ok', 'soon', 'late', 'paused'] as const) {
    expect([sla, await list(on.dispatcher, { scope: 'tenant', sla: [sla] })]).toEqual([
      sla,
      wanted((row) => row.status <= 4 && slaStateAt(standingOf(row), now) === sla),
    ]);
  }
  const copied = await copiedTo(outcome, tenant.monitor.accountId);
  expect(await list(on.monitor, { scope: 'tenant' })).toEqual(
    wanted(
      (row) =>
        copied.has(row.id) ||
        row.source === 1 ||
        row.groupId === tenant.otherGroupId ||
        [row.ownerId, row.creatorId].includes(tenant.monitor.accountId),
    ),
  );
  const cells = tenant.cellIds.slice(0, 2);
  const ofClient = (row: OrderRow) =>
    cells.includes(row.cellId) || [row.reportAccountId, row.creatorId].includes(tenant.client.accountId);
  expect(idsOf((await on.client.orders.cellPage({ size: 100 })).list)).toEqual(wanted(ofClient));
  await checkCounts(outcome, ofClient);
}

const byStatus = (rows: readonly OrderRow[]) =>
  [1, 2, 3, 4, 5, 6, 7].map((status) => ({
    status,
    count: rows.filter((row) => row.status === status).length,
  }));

async function checkCounts(
  { server, tenant, on, rows }: Outcome,
  ofClient: (row: OrderRow) => boolean,
): Promise<void> {
  const inGroup = rows.filter((row) => row.groupId === tenant.groupId);
  const own = rows.filter((row) => row.ownerId === tenant.engineer.accountId);
  const inOther = rows.filter((row) => row.groupId === tenant.otherGroupId);
  const ofMonitor = rows.filter((row) => row.groupId === tenant.otherGroupId || row.source === 1);
  const reported = rows.filter((row) =>
    [row.reportAccountId, row.creatorId].includes(tenant.ownClient.accountId),
  );
  const today = new Date(server.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  for (const range of [{}, { from: '2026-01-01', to: today }]) {
    const counts = async (who: Client, scope?: 'mine' | 'group' | 'led') =>
      await who.orders.countStatus({
        ...('from' in range && yearBefore(today)),
        ...(scope && { scope }),
      });
    expect(await counts(on.dispatcher)).toEqual(byStatus(rows));
    expect(await counts(on.engineer)).toEqual(byStatus(inGroup));
    expect(await counts(on.engineer, 'mine')).toEqual(byStatus(own));
    expect(await counts(on.monitor, 'group')).toEqual(byStatus(inOther));
    expect(await counts(on.lead, 'led')).toEqual(byStatus(inGroup));
    expect(await counts(on.engineer, 'led')).toEqual(byStatus([]));
    expect(await counts(on.monitor)).toEqual(byStatus(ofMonitor));
    expect(await counts(on.client)).toEqual(byStatus(rows.filter(ofClient)));
    expect(await counts(on.ownClient)).toEqual(byStatus(reported));
  }
  const inMonth = (month: string, at: (row: OrderRow) => string | null) => (row: OrderRow) => {
    const instant = at(row);
    return instant !== null && monthOf(instant, zone) === month;
  };
  for (const [who, seen] of [
    [on.dispatcher, rows],
    [on.client, rows.filter(ofClient)],
    [on.ownClient, reported],
  ] as const) {
    const [month] = await who.orders.month({ months: 1 });
    expect(month).toEqual({
      month: today.slice(0, 7),
      created: seen.filter(inMonth(today.slice(0, 7), (row) => row.createdAt)).length,
      resolved: seen.filter(inMonth(today.slice(0, 7), (row) => row.resolvedAt)).length,
    });
  }
}

const yearBefore = (to: string) => ({
  from: new Date(Date.parse(to) - 300 * 86_400_000).toISOString().slice(0, 10),
  to,
});
