import { statement, type Transaction } from '../../../db/index.ts';
import { columnList, placeholders } from '../../../db/select-list.ts';
import type { LockedRow } from '../act/lock.ts';
import { filterKeys } from '../row/filter-keys.ts';
import { gramsOf } from '../row/grams.ts';
import { orderColumns } from '../row/order-row.ts';

const insert = statement<{ id: string }, unknown[]>(
  'orders.insert',
  `INSERT INTO orders (${columnList(orderColumns)}) VALUES (${placeholders(orderColumns.length)})
   ON CONFLICT (tenant_id, id) DO NOTHING RETURNING id`,
);

/** Stores a new order; false when an order of that id is there already. */
export async function insertOrder(tx: Transaction, order: LockedRow): Promise<boolean> {
  const row = { ...order, keys: filterKeys(order), grams: gramsOf(order) };
  const made = await insert.first(tx, ...orderColumns.map((name) => row[name]));
  return made !== undefined;
}
