import type { PersonContext } from '../../../engine/context.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { type Arm, armSource, columnOf } from './arms.ts';
import { createdRange, residualOf } from './filter.ts';
import type { Found, Stretch } from './list-query.ts';
import { type Parameters, parameters } from './parameters.ts';
import { topOf } from './top-of.ts';

/** Orders of one asset that a list looks at, those bound last. A thing breaks now and then: none has more. */
const mostOfAsset = 2_000;

/** Whether an order is in an arm, in SQL. */
function inArm(arm: Arm, params: Parameters): string {
  if (arm.kind === 'copied') {
    return `EXISTS (SELECT FROM order_cc c WHERE c.tenant_id = $1 AND c.order_id = o.id
      AND c.account_id = ${params.add(arm.accountId, 'uuid')})`;
  }
  if (!('ids' in arm)) return armSource(arm, undefined, params).where;
  return `o.${columnOf[arm.kind]} IN (SELECT unnest(${params.addArray(arm.ids, 'uuid')}))`;
}

/** Orders about one asset: few, so all of them are looked at, and no arm has to be walked for them. */
export async function findOfAsset(
  on: Queryable,
  context: PersonContext,
  stretch: Stretch,
  assetId: string,
): Promise<Found> {
  const { scope, filter, by } = stretch;
  const params = parameters(context.tenantId);
  const asset = params.add(assetId, 'uuid');
  const seen = scope.arms.map((arm) => inArm(arm, params)).join(' OR ');
  const fits = [`(${seen})`, residualOf(filter, [], params, stretch.now), by.only, by.asked]
    .filter((part) => part !== undefined)
    .join(' AND ');
  const bound = `SELECT order_id FROM order_assets WHERE tenant_id = $1 AND asset_id = ${asset}
    ORDER BY created_at DESC LIMIT ${mostOfAsset}`;
  const looked = `SELECT o.id, o.${by.column} AS k, (${fits}) AS fits, count(*) OVER () >= ${mostOfAsset} AS cut
    FROM (${bound}) x CROSS JOIN LATERAL (
      SELECT o.* FROM orders o WHERE o.tenant_id = $1 AND o.id = x.order_id${createdRange(filter, params)} OFFSET 0) o`;
  const { rows, total, truncated } = await topOf(on, context, stretch, params, looked);
  return { rows, total, totalIsLowerBound: truncated, truncated: false };
}
