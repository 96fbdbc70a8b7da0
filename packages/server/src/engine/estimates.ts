import { defaultEstimateMinutes, type EstimatedBy, estimateFrom } from '@svcdesk/core/scheduling';
import { type Queryable, statement, type Transaction } from '../platform/db/index.ts';

/** How long an order is taken to need, and what tells so. */
export interface Estimate {
  readonly minutes: number;
  readonly by: EstimatedBy;
}

/** Joins what tells how long orders of a catalogue at a site need: `es` of the site, `ec` of all, `ek` the catalogue. */
export const estimateJoins = (catalogId: string, cellId: string): string =>
  `LEFT JOIN work_estimates es ON es.tenant_id = $1 AND es.catalog_id = ${catalogId} AND es.cell_id = ${cellId}
   LEFT JOIN work_estimates ec ON ec.tenant_id = $1 AND ec.catalog_id = ${catalogId} AND ec.cell_id IS NULL
   LEFT JOIN catalogs ek ON ek.tenant_id = $1 AND ek.id = ${catalogId}`;

/** Minutes by the best that {@link estimateJoins} found. */
export const estimatedMinutes = `coalesce(es.minutes, ec.minutes, ek.estimate_minutes, ${defaultEstimateMinutes})`;

const estimates = statement<
  Estimate,
  [tenantId: string, catalogIds: readonly string[], cellIds: readonly string[]]
>(
  'work.estimates',
  `SELECT ${estimatedMinutes} AS minutes, CASE WHEN es.minutes IS NOT NULL THEN 'site'
     WHEN ec.minutes IS NOT NULL THEN 'catalog' WHEN ek.estimate_minutes IS NOT NULL THEN 'own' ELSE 'default' END AS by
   FROM unnest($2::uuid[], $3::uuid[]) WITH ORDINALITY AS w (catalog_id, cell_id, n)
   ${estimateJoins('w.catalog_id', 'w.cell_id')} ORDER BY w.n`,
);

/** How long each of several works is taken to need, each at its place. */
export function estimatesOf(
  on: Queryable,
  tenantId: string,
  works: readonly { readonly catalogId: string; readonly cellId: string }[],
): Promise<Estimate[]> {
  const catalogIds = works.map(({ catalogId }) => catalogId);
  const cellIds = works.map(({ cellId }) => cellId);
  return estimates.all(on, tenantId, catalogIds, cellIds);
}

const forget = statement<object, [tenantId: string]>(
  'work.forgetEstimates',
  'DELETE FROM work_estimates WHERE tenant_id = $1',
);

/**
 * What an engineer said that they spent goes before what their schedule had for it, whose entries end when the order is
 * resolved.
 */
const learn = statement<object, [tenantId: string, after: string]>(
  'work.learnEstimates',
  `WITH took AS (
     SELECT o.catalog_id, o.cell_id, coalesce(o.spent_minutes, (
         SELECT round(sum(extract(epoch FROM s.plan_end - s.plan_start)) / 60) FROM schedules s
         WHERE s.tenant_id = $1 AND s.order_id = o.id AND s.status = 'ended')) AS minutes
     FROM orders o WHERE o.tenant_id = $1 AND o.resolved_at > $2
   )
   INSERT INTO work_estimates (tenant_id, id, catalog_id, cell_id, minutes, order_count)
   SELECT $1, gen_random_uuid(), catalog_id, cell_id,
     greatest(1, round(percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))), count(*)
   FROM took WHERE minutes IS NOT NULL
   GROUP BY GROUPING SETS ((catalog_id), (catalog_id, cell_id))
   HAVING GROUPING(cell_id) = 1 OR count(*) >= ${estimateFrom.siteOrders}`,
);

const dayMs = 86_400_000;

/** Learns anew what orders of a tenant take, from those of the last half-year. */
export async function learnEstimates(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  await forget.change(tx, tenantId);
  await learn.change(tx, tenantId, new Date(now.getTime() - estimateFrom.days * dayMs).toISOString());
}
