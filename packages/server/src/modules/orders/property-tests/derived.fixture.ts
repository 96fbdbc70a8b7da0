import { computeSla, type ServiceClock, type SlaRecord } from '@svcdesk/core/sla';
import { expect } from 'vitest';
import { clockOf } from '../../../engine/clocks.ts';
import { filterKeys } from '../../../platform/db/schema/order-keys.ts';
import { selectList } from '../../../platform/db/select-list.ts';
import { countersOf, countsOf } from '../counts/kept-counts.ts';
import { repairCounts } from '../jobs/recount.ts';
import { ngramsOfOrder, type OrderRow, orderColumns } from '../row/order-row.ts';
import { slaColumns, slaRecordsOf } from '../sla/recompute-sla.ts';
import { type Outcome, type Place, zone } from './world.fixture.ts';

/** Every order of the tenant as it is stored. */
export async function rowsOf({ db, tenant: { tenantId } }: Place): Promise<OrderRow[]> {
  const { rows } = await db.connection.run({
    text: `SELECT ${selectList('o', orderColumns)} FROM orders o WHERE tenant_id = $1`,
    values: [tenantId],
  });
  return rows.map(
    (row) => Object.fromEntries(orderColumns.map((name, index) => [name, row[index]])) as OrderRow,
  );
}

/** How much of the time to resolve was used while an order stood still for a reason that stops its clock. */
function usedWhileHungUp(records: readonly SlaRecord[], clock: ServiceClock): number {
  return records.reduce((sum, record, index) => {
    const next = records.slice(index + 1).find(({ from, to }) => from !== to);
    if (record.action !== 'hangUp' || !record.pausesSla || !next) return sum;
    const usedAt = (count: number, at: number) => {
      const { used } = computeSla(records.slice(0, count), clock);
      return (used?.usedMs ?? 0) + (used?.since === undefined ? 0 : clock.between(used.since, at));
    };
    const through = records.indexOf(next);
    return sum + usedAt(through, next.effectiveAt) - usedAt(index + 1, record.effectiveAt);
  }, 0);
}

/** What is stored beside what it follows from: clocks, keys and n-grams, the owner. */
export async function checkDerived({ db, server, tenant, rows }: Outcome): Promise<void> {
  for (const row of rows) {
    const clock = await clockOf(db, server.services, tenant.tenantId, row);
    const records = await slaRecordsOf(db, tenant.tenantId, row.id);
    const clocks = slaColumns(computeSla(records, clock));
    expect(row).toMatchObject(clocks);
    expect(usedWhileHungUp(records, clock)).toBe(0);
    expect(row.keys).toEqual(filterKeys(row));
    expect([...row.grams].sort()).toEqual(ngramsOfOrder(row).sort());
    expect(row.ownerId).toBe(row.handlerId ?? row.assigneeId);
  }
}

/** Kept counts are those that a recount of all orders gives. */
export async function checkKept({ db, tenant, rows }: Outcome): Promise<void> {
  const recount = new Map<string, number>();
  for (const row of rows) {
    for (const counter of countersOf(row, zone)) recount.set(counter, (recount.get(counter) ?? 0) + 1);
  }
  const { rows: known } = await db.connection.run({
    text: `SELECT counter FROM kept_counts WHERE tenant_id = $1
      UNION SELECT counter FROM count_deltas WHERE tenant_id = $1`,
    values: [tenant.tenantId],
  });
  const names = [...new Set([...recount.keys(), ...known.map(([counter]) => String(counter))])];
  const kept = await countsOf(db, tenant.tenantId, names);
  const differing = names.filter((name) => (kept.get(name) ?? 0) !== (recount.get(name) ?? 0));
  expect(differing).toEqual([]);
  expect(await repairCounts(db, tenant.tenantId, zone)).toEqual([]);
}
