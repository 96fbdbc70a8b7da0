import { statement } from '../../../db/index.ts';
import { invalid } from '../../../http/refusals.ts';
import type { WriteContext } from '../../work/context.ts';

const bind = statement<
  object,
  [
    tenantId: string,
    orderId: string,
    assetIds: readonly string[],
    accountId: string,
    at: string,
    cellIds: readonly string[] | null,
  ]
>(
  'orders.bindAssets',
  `INSERT INTO order_assets (tenant_id, order_id, asset_id, bound_by_id, created_at)
   SELECT a.tenant_id, $2, a.id, $4, $5 FROM assets a
   WHERE a.tenant_id = $1 AND a.id = ANY($3::uuid[]) AND a.flag = 1
     AND ($6::uuid[] IS NULL OR a.cell_id = ANY($6::uuid[]))
   ON CONFLICT DO NOTHING`,
);

/** Binds assets that the account may see: staff any of the tenant, clients those of the order's site. */
export async function bindAssets(
  { tx, tenantId, actor, now }: WriteContext,
  order: { readonly id: string; readonly cellId: string },
  assetIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(assetIds)];
  if (wanted.length === 0) return;
  const cells = actor.kind === 'client' ? [order.cellId] : null;
  const bound = await bind.change(
    tx,
    tenantId,
    order.id,
    wanted,
    actor.accountId,
    now().toISOString(),
    cells,
  );
  if (bound !== wanted.length) throw invalid('assetIds', 'notAllowed');
}
