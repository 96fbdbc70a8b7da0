import type { CheckedRequestOf, DataOf, orders } from '@svcdesk/core/contract';
import { maySee } from '@svcdesk/core/rules';
import type { ReadContext } from '../../../engine/context.ts';
import { newestRecordsOf } from '../../../engine/history.ts';
import { orderOpen } from '../../../engine/statuses.ts';
import { visibleSite } from '../../../engine/visible-site.ts';
import { statement } from '../../../platform/db/index.ts';
import { selectList } from '../../../platform/db/select-list.ts';
import { checkEither } from '../../../platform/refusals.ts';
import { visibleAsset } from '../../assets/index.ts';
import type { OrderRow } from '../row/order-row.ts';
import { copiedTo, type StateRow, stateColumns, stateOf } from '../row/state.ts';

const maxRecords = 10;
/** What happened last happened to an order that is open, or to one of the newest. */
const maxOrders = 200;

/** Orders by the ids that `found` selects of $2. */
const lastOf = (name: string, found: string) =>
  statement<
    StateRow & Pick<OrderRow, 'orderNo' | 'updatedAt'>,
    [tenantId: string, id: string, accountId: string]
  >(
    `orders.lastOf${name}`,
    `SELECT ${selectList('o', [...stateColumns, 'orderNo', 'updatedAt'])}, ${copiedTo('$3')}
     FROM orders o WHERE o.tenant_id = $1 AND o.id IN (${found})`,
  );

const ofSite = lastOf(
  'Cell',
  `(SELECT id FROM orders WHERE tenant_id = $1 AND cell_id = $2 ORDER BY created_at DESC, id DESC LIMIT ${maxOrders})
   UNION (SELECT id FROM orders WHERE tenant_id = $1 AND cell_id = $2 AND ${orderOpen('')} LIMIT ${maxOrders})`,
);

const ofAsset = lastOf(
  'Asset',
  `SELECT order_id FROM order_assets WHERE tenant_id = $1 AND asset_id = $2 ORDER BY created_at DESC LIMIT ${maxOrders}`,
);

/** The last records of a site or an asset, of the orders that the reader sees. */
export async function lastTenRecords(
  { cellId, assetId }: CheckedRequestOf<typeof orders.lastTenHistory>,
  context: ReadContext,
): Promise<DataOf<typeof orders.lastTenHistory>> {
  const { db, tenantId, actor } = context;
  checkEither({ cellId, assetId }, 'cellId', 'assetId');
  if (cellId) await visibleSite(db, context, cellId);
  else await visibleAsset(db, context, assetId ?? '');
  const look = cellId ? ofSite : ofAsset;
  const rows = await look.all(db, tenantId, cellId ?? assetId ?? '', actor.accountId);
  // Each record touches its order, so the last ten are of the ten that were touched last.
  const last = rows
    .filter((row) => maySee(stateOf(row), actor))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1))
    .slice(0, maxRecords);
  const known = new Map(last.map((row) => [row.id, row]));
  const records = await newestRecordsOf(db, context, [...known.keys()], maxRecords);
  return records.map((record) => {
    const { orderNo = '', title = '' } = known.get(record.orderId) ?? {};
    return { ...record, orderNo, title };
  });
}
