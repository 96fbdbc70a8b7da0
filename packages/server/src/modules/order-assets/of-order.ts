import { type Queryable, statement } from '../../platform/db/index.ts';
import { type AssetRow, assetColumns, assetTables } from '../assets/index.ts';

const ofOrder = statement<AssetRow, [tenantId: string, orderId: string]>(
  'orderAssets.list',
  `SELECT ${assetColumns} FROM order_assets x
   JOIN (${assetTables}) ON a.tenant_id = x.tenant_id AND a.id = x.asset_id
   WHERE x.tenant_id = $1 AND x.order_id = $2 ORDER BY x.created_at, a.id`,
);

/** Assets of an order, in the order in which they were bound. */
export function assetsOfOrder(on: Queryable, tenantId: string, orderId: string): Promise<AssetRow[]> {
  return ofOrder.all(on, tenantId, orderId);
}

const bindable = statement<AssetRow, [tenantId: string, ids: readonly string[], customerId: string]>(
  'orderAssets.bindable',
  `SELECT ${assetColumns} FROM ${assetTables}
   WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[]) AND a.flag = 1 AND c.customer_id = $3
   ORDER BY a.name, a.id FOR SHARE OF a`,
);

/** Those of some assets that are on the shelf at a customer's sites. */
export function bindableAssets(
  on: Queryable,
  tenantId: string,
  ids: readonly string[],
  customerId: string,
): Promise<AssetRow[]> {
  return bindable.all(on, tenantId, ids, customerId);
}

/** Ties assets to an order. */
export const tie = statement<
  object,
  [tenantId: string, orderId: string, assetIds: readonly string[], accountId: string, at: string]
>(
  'orderAssets.tie',
  `INSERT INTO order_assets (tenant_id, order_id, asset_id, bound_by_id, created_at)
   SELECT $1, $2, id, $4, $5 FROM unnest($3::uuid[]) id ON CONFLICT DO NOTHING`,
);

/** Takes an asset off an order. */
export const untie = statement<object, [tenantId: string, orderId: string, assetId: string]>(
  'orderAssets.untie',
  'DELETE FROM order_assets WHERE tenant_id = $1 AND order_id = $2 AND asset_id = $3',
);
