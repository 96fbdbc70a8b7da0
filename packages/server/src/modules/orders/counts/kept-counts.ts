import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import type { OrderRow } from '../row/order-row.ts';

/** What of a row is counted. */
type CountedRow = Pick<OrderRow, 'groupId' | 'cellId' | 'source' | 'status' | 'createdAt' | 'resolvedAt'>;

/** Statuses that are kept in counters; the others are few and counted as they are. */
export const keptStatuses: readonly number[] = [5, 6, 7];

/** Months a chart is made of: created, and resolved and not reopened since. */
export type MonthEvent = 'created' | 'resolved';

/** The month of an instant in a zone: 2026-11. */
export function monthOf(instant: string, zone: string): string {
  return dateOfDay(timeZone(zone).dayOf(Date.parse(instant))).slice(0, 7);
}

/** What stands in a counter's name: a value, or in a statement the column that has it. */
type CounterPart = string | number | { readonly column: string };

/** A column of a statement that a counter is named by. */
export const column = (text: string): CounterPart => ({ column: text });

export const groupCounter = (groupId: CounterPart, source: CounterPart, status: CounterPart) => [
  'group',
  groupId,
  source,
  status,
];
export const cellCounter = (cellId: CounterPart, status: CounterPart) => ['cell', cellId, status];
export const groupMonthCounter = (
  month: CounterPart,
  event: MonthEvent,
  groupId: CounterPart,
  source: CounterPart,
) => ['month', month, event, 'group', groupId, source];
export const cellMonthCounter = (month: CounterPart, event: MonthEvent, cellId: CounterPart) => [
  'month',
  month,
  event,
  'cell',
  cellId,
];

/** A counter's name, of values alone. */
export const counterName = (parts: readonly CounterPart[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'object') throw new Error('A column has its value in a statement only');
      return part;
    })
    .join(' ');

/** The same name in SQL. */
export const counterSql = (parts: readonly CounterPart[]): string =>
  parts.map((part) => (typeof part === 'object' ? part.column : `'${part}'`)).join(" || ' ' || ");

/**
 * The counters that hold an order, a function of its row alone: a change adds the difference of two of these, and a
 * recount sums them over all rows, so the two can only agree.
 */
export function countersOf(row: CountedRow, zone: string): string[] {
  const { groupId, cellId, source, status } = row;
  const counters: CounterPart[][] = [];
  if (keptStatuses.includes(status)) {
    counters.push(groupCounter(groupId, source, status), cellCounter(cellId, status));
  }
  const events: [MonthEvent, string | null][] = [
    ['created', row.createdAt],
    ['resolved', row.resolvedAt],
  ];
  for (const [event, at] of events) {
    if (at === null) continue;
    const month = monthOf(at, zone);
    counters.push(groupMonthCounter(month, event, groupId, source), cellMonthCounter(month, event, cellId));
  }
  return counters.map(counterName);
}

/** Part of a WITH that appends changes $3 of counters $2. Rows are appended, so writers never meet. */
export const deltaPart = `counted AS (
      INSERT INTO count_deltas (tenant_id, counter, delta)
      SELECT $1, d.counter, d.delta FROM unnest($2::text[], $3::int[]) AS d(counter, delta))`;

/** What has to be added to which counter when one row becomes another. */
export function deltasOf(
  zone: string,
  before: CountedRow | undefined,
  after: CountedRow | undefined,
): Map<string, number> {
  const deltas = new Map<string, number>();
  const add = (counter: string, delta: number) => {
    const sum = (deltas.get(counter) ?? 0) + delta;
    if (sum === 0) deltas.delete(counter);
    else deltas.set(counter, sum);
  };
  for (const counter of after ? countersOf(after, zone) : []) add(counter, 1);
  for (const counter of before ? countersOf(before, zone) : []) add(counter, -1);
  return deltas;
}

/** Value of a counter of tenant $1: what is folded and what is pending, as of one moment. */
export const counterValue = (counter: string) => `coalesce((SELECT k.value FROM kept_counts k
       WHERE k.tenant_id = $1 AND k.counter = ${counter}), 0)
     + coalesce((SELECT sum(d.delta) FROM count_deltas d
       WHERE d.tenant_id = $1 AND d.counter = ${counter}), 0)`;

const readCounters = statement<
  { counter: string; value: number },
  [tenantId: string, counters: readonly string[]]
>(
  'counts.read',
  `SELECT n.counter, ${counterValue('n.counter')} AS value
   FROM unnest($2::text[]) AS n(counter)`,
);

/** Values of counters. Absent ones are 0. */
export async function countsOf(
  on: Queryable,
  tenantId: string,
  counters: readonly string[],
): Promise<Map<string, number>> {
  if (counters.length === 0) return new Map();
  const rows = await readCounters.all(on, tenantId, counters);
  return new Map(rows.map(({ counter, value }) => [counter, value]));
}

const foldSome = statement<{ taken: number }, [most: number]>(
  'counts.fold',
  `WITH taken AS (
     DELETE FROM count_deltas d USING (
       SELECT tenant_id, id FROM count_deltas ORDER BY tenant_id, id LIMIT $1 FOR UPDATE SKIP LOCKED
     ) k WHERE d.tenant_id = k.tenant_id AND d.id = k.id RETURNING d.tenant_id, d.counter, d.delta
   ), sums AS (
     SELECT tenant_id, counter, sum(delta) AS delta FROM taken GROUP BY tenant_id, counter ORDER BY 1, 2
   ), folded AS (
     INSERT INTO kept_counts (tenant_id, counter, value) SELECT tenant_id, counter, delta FROM sums
     ON CONFLICT (tenant_id, counter) DO UPDATE SET value = kept_counts.value + excluded.value
     RETURNING 1
   ) SELECT (SELECT count(*) FROM taken) AS taken FROM (SELECT count(*) FROM folded) f`,
);

/** Changes that are folded at once. */
const maxFolded = 5_000;

/** Folds the changes that are pending into the kept counts. Safe to run on several servers at once. */
export async function foldCounts(on: Queryable): Promise<void> {
  let taken: number;
  // Not until none is left: on a busy server that would be a few at a time without an end.
  do taken = (await foldSome.first(on, maxFolded))?.taken ?? 0;
  while (taken === maxFolded);
}
