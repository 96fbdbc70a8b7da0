import { statement, type Transaction } from '../../../db/index.ts';
import { columnList } from '../../../db/select-list.ts';
import { wakeListeners } from '../../events/channel.ts';
import { type RecordRow, recordParts, recordsJson } from '../../work/records.ts';
import { deltaParts, deltasOf } from '../counts/kept-counts.ts';
import { filterKeys } from '../row/filter-keys.ts';
import { gramsOf, searchedColumns } from '../row/grams.ts';
import { changeableColumns, type OrderRow, orderColumns } from '../row/order-row.ts';
import type { LockedRow } from './lock.ts';

type Beside = [tenantId: string, records: string, counters: readonly string[], deltas: readonly number[]];

/** What is written beside an order in the same round trip: its records, and what it does to the counts. */
function besideOf(
  zone: string,
  records: readonly RecordRow[],
  before: LockedRow | undefined,
  after: LockedRow,
): Beside {
  const deltas = deltasOf(zone, before, after);
  return [after.tenantId, recordsJson(records), [...deltas.keys()], [...deltas.values()]];
}

const besideParts = (only?: string) => `${recordParts('$2', only)}, ${deltaParts('$3', '$4', only)}`;

/** A value for each column: out of one JSON object PostgreSQL would take half as long again. */
const placesFrom = (first: number, columns: readonly string[]) =>
  columns.map((_, index) => `$${first + index}`).join(', ');

const valuesOf = <Name extends keyof OrderRow>(row: Pick<OrderRow, Name>, columns: readonly Name[]) =>
  columns.map((name) => row[name]);

const changing = changeableColumns.filter((name) => name !== 'grams');

/** Nobody waits for its answer, so a row that changed all the same fails the transaction: it divides by what it found. */
const update = statement<object, [...Beside, id: string, version: number, ...columns: unknown[]]>(
  'orders.write',
  `WITH changed AS (
     UPDATE orders SET (${columnList(changing)}) = ROW (${placesFrom(7, changing)})
     WHERE tenant_id = $1 AND id = $5 AND version = $6 RETURNING id
   ), ${besideParts('EXISTS (SELECT FROM changed)')}
   SELECT 1 / count(*) FROM changed`,
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
  const values = valuesOf({ ...after, keys: filterKeys(after) }, changing);
  tx.inPassing(update.change(tx, ...besideOf(zone, records, before, after), id, version, ...values));
  wakeListeners(tx, tenantId);
  if (searchedColumns.some((name) => after[name] !== before[name])) {
    tx.inPassing(updateGrams.change(tx, tenantId, id, gramsOf(after)));
  }
}

const insert = statement<object, [...Beside, ...columns: unknown[]]>(
  'orders.insert',
  `WITH made AS (INSERT INTO orders (${columnList(orderColumns)}) VALUES (${placesFrom(5, orderColumns)})),
   ${besideParts()} SELECT`,
);

/**
 * Stores a new order with its first records. Nobody waits for its answer: when an order of that id came meanwhile, the
 * transaction fails, and whoever tries again finds it.
 */
export function insertOrder(
  tx: Transaction,
  order: LockedRow,
  records: readonly RecordRow[],
  zone: string,
): void {
  const row = { ...order, keys: filterKeys(order), grams: gramsOf(order) };
  wakeListeners(tx, order.tenantId);
  tx.inPassing(
    insert.change(tx, ...besideOf(zone, records, undefined, order), ...valuesOf(row, orderColumns)),
  );
}
