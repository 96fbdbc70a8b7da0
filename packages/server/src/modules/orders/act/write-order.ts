import { SvcdeskError } from '@svcdesk/core';
import { statement, type Transaction } from '../../../db/index.ts';
import { assignments } from '../../../db/select-list.ts';
import { filterKeys } from '../row/filter-keys.ts';
import { gramsOf, searchedColumns } from '../row/grams.ts';
import { changeableColumns } from '../row/order-row.ts';
import type { LockedRow } from './lock.ts';

const columns = changeableColumns.filter((name) => name !== 'grams');

const update = statement<object, unknown[]>(
  'orders.write',
  `UPDATE orders SET ${assignments(columns, 4)} WHERE tenant_id = $1 AND id = $2 AND version = $3`,
);

const updateGrams = statement<object, [tenantId: string, id: string, grams: readonly string[]]>(
  'orders.writeGrams',
  'UPDATE orders SET grams = $3 WHERE tenant_id = $1 AND id = $2',
);

/**
 * The only writer of an order that exists, and so of its owner: whoever becomes that, by accepting, a transfer, a
 * rule or a take-back, passes this compare-and-set. The row is locked as well, so it fails only by mistake.
 */
export async function writeOrder(tx: Transaction, before: LockedRow, after: LockedRow): Promise<void> {
  const row = { ...after, keys: filterKeys(after) };
  const values = columns.map((name) => row[name as keyof typeof row]);
  const changed = await update.change(tx, before.tenantId, before.id, before.version, ...values);
  if (changed !== 1) throw new SvcdeskError('orderChanged');
  if (searchedColumns.some((name) => after[name] !== before[name])) {
    await updateGrams.change(tx, after.tenantId, after.id, gramsOf(after));
  }
}
