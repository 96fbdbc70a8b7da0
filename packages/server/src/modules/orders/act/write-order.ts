import { statement, type Transaction } from '../../../db/index.ts';
import { columnList } from '../../../db/select-list.ts';
import { wakeListeners } from '../../events/channel.ts';
import { type RecordRow, recordParts, recordsJson, rowJson } from '../../work/records.ts';
import { deltaParts, deltasOf } from '../counts/kept-counts.ts';
import { filterKeys } from '../row/filter-keys.ts';
import { gramsOf, searchedColumns } from '../row/grams.ts';
import { changeableColumns, orderColumns } from '../row/order-row.ts';
import type { LockedRow } from './lock.ts';

const changeable = changeableColumns.filter((name) => name !== 'grams');
const sets = changeable
  .map((name) => columnList([name]))
  .map((column) => `${column} = r.${column}`)
  .join(', ');

/**
 * The order, its records and what it does to the counts, in one round trip. Nobody waits for its answer, so a row that
 * changed all the same fails the transaction by itself: it divides by the rows that it found.
 */
const update = statement<
  { changed: number },
  [
    tenantId: string,
    id: string,
    version: number,
    row: string,
    records: string,
    counters: readonly string[],
    deltas: readonly number[],
  ]
>(
  'orders.write',
  `WITH changed AS (
     UPDATE orders o SET ${sets} FROM jsonb_populate_record(NULL::orders, $4::jsonb) r
     WHERE o.tenant_id = $1 AND o.id = $2 AND o.version = $3 RETURNING o.id
   ), ${recordParts('$5', 'EXISTS (SELECT FROM changed)')}, ${deltaParts('$6', '$7', 'EXISTS (SELECT FROM changed)')}
   SELECT 1 / count(*) AS changed FROM changed`,
);

const updateGrams = statement<object, [tenantId: string, id: string, grams: readonly string[]]>(
  'orders.writeGrams',
  'UPDATE orders SET grams = $3 WHERE tenant_id = $1 AND id = $2',
);

/**
 * The only writer of an order that exists, and so of its owner: whoever becomes that, by accepting, a transfer, a
 * rule or a take-back, passes this compare-and-set. The row is locked as well, so it fails only by mistake.
 */
export function writeOrder(
  tx: Transaction,
  before: LockedRow,
  after: LockedRow,
  records: readonly RecordRow[],
  zone: string,
): void {
  const { tenantId, id, version } = before;
  const row = JSON.stringify(rowJson({ ...after, keys: filterKeys(after) }));
  const deltas = deltasOf(zone, before, after);
  const counts = [[...deltas.keys()], [...deltas.values()]] as const;
  tx.inPassing(update.first(tx, tenantId, id, version, row, recordsJson(records), ...counts));
  wakeListeners(tx, tenantId);
  if (searchedColumns.some((name) => after[name] !== before[name])) {
    tx.inPassing(updateGrams.change(tx, tenantId, id, gramsOf(after)));
  }
}

const allColumns = columnList(orderColumns);

const insert = statement<
  { made: number },
  [tenantId: string, row: string, records: string, counters: readonly string[], deltas: readonly number[]]
>(
  'orders.insert',
  `WITH made AS (
     INSERT INTO orders (${allColumns}) SELECT ${allColumns} FROM jsonb_populate_record(NULL::orders, $2::jsonb)
     ON CONFLICT (tenant_id, id) DO NOTHING RETURNING id
   ), ${recordParts('$3', 'EXISTS (SELECT FROM made)')}, ${deltaParts('$4', '$5', 'EXISTS (SELECT FROM made)')}
   SELECT count(*) AS made FROM made`,
);

/** Stores a new order with its first records; false when an order of that id is there already. */
export async function insertOrder(
  tx: Transaction,
  order: LockedRow,
  records: readonly RecordRow[],
  zone: string,
): Promise<boolean> {
  const row = JSON.stringify(rowJson({ ...order, keys: filterKeys(order), grams: gramsOf(order) }));
  const deltas = deltasOf(zone, undefined, order);
  const counts = [[...deltas.keys()], [...deltas.values()]] as const;
  wakeListeners(tx, order.tenantId);
  const written = await insert.first(tx, order.tenantId, row, recordsJson(records), ...counts);
  return written?.made === 1;
}
