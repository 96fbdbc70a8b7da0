import type { StaffActor } from '@svcdesk/core/roles';
import { groupLive, staffActive } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';

/** A rule without a site holds for every site that its catalogue is offered to. */
const ruleHolds = (cell: string) => `(r.cell_id = ${cell} OR (r.cell_id IS NULL AND (
    r.catalog_id IS NULL
    OR NOT EXISTS (SELECT FROM catalog_cells x WHERE x.tenant_id = r.tenant_id AND x.catalog_id = r.catalog_id)
    OR EXISTS (SELECT FROM catalog_cells x
      WHERE x.tenant_id = r.tenant_id AND x.catalog_id = r.catalog_id AND x.cell_id = ${cell}))))`;

/** Whether group `g` serves a site: a rule leads orders of it there, or it takes what no rule matches. */
export const groupServes = (cell: string) => `${groupLive('g')} AND (g.is_default OR EXISTS (
    SELECT FROM routing_rules r WHERE r.tenant_id = g.tenant_id AND r.group_id = g.id AND ${ruleHolds(cell)}))`;

const servedAny = statement<{ all: boolean; ids: string[] }, [tenantId: string, groupIds: readonly string[]]>(
  'cells.served',
  `WITH mine AS (
     SELECT g.id, g.is_default FROM groups g
     WHERE g.tenant_id = $1 AND g.id = ANY($2::uuid[]) AND ${groupLive('g')}
   ), rules AS (
     SELECT r.cell_id, r.catalog_id, EXISTS (SELECT FROM catalog_cells x
       WHERE x.tenant_id = r.tenant_id AND x.catalog_id = r.catalog_id) AS limited
     FROM routing_rules r JOIN mine m ON m.id = r.group_id WHERE r.tenant_id = $1
   )
   SELECT EXISTS (SELECT FROM mine WHERE is_default)
       OR EXISTS (SELECT FROM rules WHERE cell_id IS NULL AND NOT limited) AS all,
     coalesce((SELECT array_agg(DISTINCT c.id) FROM (
       SELECT cell_id AS id FROM rules WHERE cell_id IS NOT NULL
       UNION ALL
       SELECT x.cell_id FROM rules r JOIN catalog_cells x ON x.tenant_id = $1 AND x.catalog_id = r.catalog_id
       WHERE r.cell_id IS NULL) c), '{}') AS ids`,
);

/** Sites that the groups which a person leads serve; null when they serve every one. */
export async function sitesServedBy(
  on: Queryable,
  tenantId: string,
  { ledGroupIds }: StaffActor,
): Promise<readonly string[] | null> {
  if (ledGroupIds.length === 0) return [];
  const row = await servedAny.first(on, tenantId, ledGroupIds);
  return row?.all ? null : (row?.ids ?? []);
}

/** Leads of every group that serves the site; of one without a lead, those of the nearest group above it. */
const serving = statement<{ accountId: string }, [tenantId: string, cellId: string]>(
  'cells.servingLeads',
  `WITH seats AS (
     SELECT g.id, l.account_id, x.depth, min(x.depth) OVER (PARTITION BY g.id) AS nearest
     FROM groups g
     JOIN group_ancestors x ON x.tenant_id = g.tenant_id AND x.group_id = g.id
     JOIN group_leads l ON l.tenant_id = g.tenant_id AND l.group_id = x.ancestor_id
     JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
       AND ${staffActive('a')}
     WHERE g.tenant_id = $1 AND ${groupServes('$2::uuid')}
   ) SELECT DISTINCT account_id AS "accountId" FROM seats WHERE depth = nearest`,
);

/** Who leads the groups that serve a site. */
export async function servingLeads(on: Queryable, tenantId: string, cellId: string): Promise<string[]> {
  return (await serving.all(on, tenantId, cellId)).map(({ accountId }) => accountId);
}
