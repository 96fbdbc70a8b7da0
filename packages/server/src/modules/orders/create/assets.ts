import type { WriteContext } from '../../../engine/context.ts';
import { statement } from '../../../platform/db/index.ts';
import { invalid } from '../../../platform/refusals.ts';

type Bound = [tenantId: string, orderId: string, assetIds: readonly string[]];

const bind = statement<
  object,
  [...Bound, accountId: string, at: string, cellId: string, ofCustomer: boolean]
>(
  'orders.bindAssets',
  `INSERT INTO order_assets (tenant_id, order_id, asset_id, bound_by_id, created_at)
   SELECT a.tenant_id, $2, a.id, $4, $5 FROM assets a
   JOIN cells c ON c.tenant_id = a.tenant_id AND c.id = a.cell_id
   JOIN cells o ON o.tenant_id = a.tenant_id AND o.id = $6
   WHERE a.tenant_id = $1 AND a.id = ANY($3::uuid[]) AND a.flag = 1
     AND (c.id = o.id OR ($7 AND c.customer_id = o.customer_id))
   ON CONFLICT DO NOTHING`,
);

/**
 * Binds assets that the order may be about: staff choose of all sites of its customer, who reads the order and what
 * it is about; clients of the order's site.
 */
export async function bindAssets(
  { tx, tenantId, actor, now }: WriteContext,
  order: { readonly id: string; readonly cellId: string },
  assetIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(assetIds)];
  if (wanted.length === 0) return;
  const ofCustomer = actor.kind === 'staff';
  const by = [actor.accountId, now().toISOString()] as const;
  const bound = await bind.change(tx, tenantId, order.id, wanted, ...by, order.cellId, ofCustomer);
  if (bound !== wanted.length) throw invalid('assetIds', ofCustomer ? 'notOfCustomer' : 'notOfSite');
}
