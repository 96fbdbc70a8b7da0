import {
  oneRecordParts,
  type RecordRow,
  recordParts,
  recordsJson,
  recordValues,
} from '../../../engine/records.ts';
import { statement, type Transaction } from '../../../platform/db/index.ts';
import { filterKeys } from '../../../platform/db/schema/order-keys.ts';
import { columnList, placesFrom } from '../../../platform/db/select-list.ts';
import { wakeListeners } from '../../../platform/notify/channel.ts';
import { deltaPart, deltasOf } from '../counts/kept-counts.ts';
import {
  changeableColumns,
  ngramsOfOrder,
  type OrderRow,
  orderColumns,
  searchedColumns,
} from '../row/order-row.ts';
import type { LockedRow } from './lock.ts';

type Before = LockedRow | undefined;

/**
 * Writes an order with what goes beside it in the same round trip: its records, nearly always one, and what it does to
 * the counts. `part` is the order's own, with parameters from $4 on; pipelined, so not awaited.
 */
function writing(name: string, part: string, values: number, answer: string) {
  const first = 4 + values;
  const whole = (records: string) => `WITH ${part}, ${records}, ${deltaPart} ${answer}`;
  const withOne = statement<object, unknown[]>(name, whole(oneRecordParts(first)));
  const withMore = statement<object, unknown[]>(`${name}More`, whole(recordParts(`$${first}`)));

  return (
    tx: Transaction,
    zone: string,
    [before, after]: readonly [Before, LockedRow],
    records: readonly RecordRow[],
    own: readonly unknown[],
  ): void => {
    const deltas = deltasOf(zone, before, after);
    const head = [after.tenantId, [...deltas.keys()], [...deltas.values()], ...own];
    const [only, ...more] = records;
    const isOne = only !== undefined && more.length === 0;
    tx.pipelined(
      isOne
        ? withOne.change(tx, ...head, ...recordValues(only))
        : withMore.change(tx, ...head, recordsJson(records)),
    );
    wakeListeners(tx, after.tenantId);
  };
}

const valuesOf = <Name extends keyof OrderRow>(row: Pick<OrderRow, Name>, columns: readonly Name[]) =>
  columns.map((name) => row[name]);

const changing = changeableColumns.filter((name) => name !== 'grams');

/** `1 / count(*)` raises an error if no row matched, so a lost update aborts the transaction. */
const update = writing(
  'orders.write',
  `changed AS (
     UPDATE orders SET (${columnList(changing)}) = ROW (${placesFrom(6, changing)})
     WHERE tenant_id = $1 AND id = $4 AND version = $5 RETURNING id
   )`,
  2 + changing.length,
  'SELECT 1 / count(*) FROM changed',
);

const updateNgrams = statement<object, [tenantId: string, id: string, ngrams: readonly string[]]>(
  'orders.writeNgrams',
  'UPDATE orders SET grams = $3 WHERE tenant_id = $1 AND id = $2',
);

/**
 * The only writer of an existing order, and so of its owner: a new owner, by accepting, a transfer, a rule or a
 * take-back, passes this compare-and-set. The row is locked as well, so it fails only through a fault of ours.
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
  update(tx, zone, [before, after], records, [id, version, ...values]);
  if (searchedColumns.some((name) => after[name] !== before[name])) {
    tx.pipelined(updateNgrams.change(tx, tenantId, id, ngramsOfOrder(after)));
  }
}

const insert = writing(
  'orders.insert',
  `made AS (INSERT INTO orders (${columnList(orderColumns)}) VALUES (${placesFrom(4, orderColumns)}))`,
  orderColumns.length,
  'SELECT',
);

/**
 * Stores a new order with its first records. When an order of that id was stored meanwhile, the transaction fails,
 * and a repeated call finds it.
 */
export function insertOrder(
  tx: Transaction,
  order: LockedRow,
  records: readonly RecordRow[],
  zone: string,
): void {
  const row = { ...order, keys: filterKeys(order), grams: ngramsOfOrder(order) };
  insert(tx, zone, [undefined, order], records, valuesOf(row, orderColumns));
}
