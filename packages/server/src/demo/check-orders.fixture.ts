import { countersOf, countsOf } from '../modules/orders/counts/kept-counts.ts';
import { ngramsOfOrder } from '../modules/orders/row/order-row.ts';
import { recomputeSla, slaRecordsOf } from '../modules/orders/sla/recompute-sla.ts';
import type { Database } from '../platform/db/index.ts';
import { orders } from '../platform/db/schema/index.ts';
import { filterKeys } from '../platform/db/schema/order-keys.ts';
import type { Services } from '../platform/http/services.ts';
import { query, rowsOf } from '../testing/query.ts';

const services = {} as Services;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Every reference that points nowhere; bulk loading may have skipped the database's own check. */
async function danglingOf(db: Database, tenantId: string): Promise<string[]> {
  const keys = await query(db)<{
    name: string;
    child: string;
    parent: string;
    on: string;
    given: string;
  }>`
    select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      string_agg(format('p.%I = c.%I', f.attname, k.attname), ' and ') as on,
      string_agg(format('c.%I is not null', k.attname), ' and ') as given
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as u(own, other)
    join pg_attribute k on k.attrelid = c.conrelid and k.attnum = u.own
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = u.other
    where c.contype = 'f' and exists (
      select from pg_attribute t where t.attrelid = c.conrelid and t.attname = 'tenant_id')
    group by c.oid`;
  const found: string[] = [];
  for (const { name, child, parent, on, given } of keys) {
    const { rows } = await db.connection.run({
      text: `select 1 from ${child} c where c.tenant_id = '${tenantId}' and ${given}
        and not exists (select from ${parent} p where ${on}) limit 1`,
      values: [],
    });
    if (rows.length > 0) found.push(`${name} points nowhere`);
  }
  return found;
}

/** Everything in which a tenant's orders differ from what the rules make of their records. */
export async function faultsOf(
  db: Database,
  tenantId: string,
  timeZone: string,
  most = 1000,
): Promise<string[]> {
  const rows = await rowsOf(db, orders, { tenantId }, 'id');
  const faults: string[] = [];
  const counts = new Map<string, number>();
  const step = Math.max(1, Math.floor(rows.length / most));
  for (const [index, row] of rows.entries()) {
    for (const counter of countersOf(row, timeZone)) counts.set(counter, (counts.get(counter) ?? 0) + 1);
    const fault = (what: string) => faults.push(`${row.orderNo} ${what}`);
    if (!same(row.keys, filterKeys(row))) fault('has wrong keys');
    if (!same(new Set(row.grams), new Set(ngramsOfOrder(row)))) fault('has wrong n-grams');
    if (row.ownerId !== (row.handlerId ?? row.assigneeId)) fault('has a wrong owner');
    if (index % step > 0) continue;
    const clocked = await slaRecordsOf(db, tenantId, row.id);
    for (const [name, value] of Object.entries(await recomputeSla(db, services, row, clocked))) {
      if (!same(row[name as keyof typeof row], value)) fault(`has a wrong ${name}`);
    }
    const records = await query(db)<{
      seq: number;
      from: number | null;
      to: number;
    }>`select seq, from_status as "from", to_status as "to" from order_records
        where tenant_id = ${tenantId} and order_id = ${row.id} order by seq`;
    const broken = records.some(({ from }, at) => from !== (records[at - 1]?.to ?? null));
    if (broken || records.at(-1)?.to !== row.status) fault('has records that do not lead to its state');
  }
  const kept = await countsOf(db, tenantId, [...counts.keys()]);
  for (const [counter, count] of counts) {
    if (kept.get(counter) !== count) faults.push(`${counter} is ${kept.get(counter)} instead of ${count}`);
  }
  const all = await query(db)<{
    counter: string;
  }>`select counter from kept_counts where tenant_id = ${tenantId} and value <> 0`;
  for (const { counter } of all) if (!counts.has(counter)) faults.push(`${counter} counts nothing`);
  return [...faults, ...(await danglingOf(db, tenantId))];
}
