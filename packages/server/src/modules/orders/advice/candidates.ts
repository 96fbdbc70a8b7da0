import { doesOrders } from '../../../engine/targets.ts';
import { accountActive } from '../../../platform/db/active.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';

/** A member of a group as far as suggesting them for work of a catalogue goes. */
export interface CandidateRow {
  groupId: string;
  catalogId: string;
  accountId: string;
  name: string;
  photo: string | null;
  groupName: string;
  /** The skill asked for that they are best at. */
  skill: { zh: string; en: string; level: number } | null;
  regionCodes: string[] | null;
  /** Whether the catalogue asks for any skill at all. */
  asksSkill: boolean;
}

type Ids = readonly string[];

/** However many kinds of work are asked about, everybody is looked at once. Skills of a catalogue are asked for by everything below it. */
const candidates = statement<CandidateRow, [tenantId: string, groupIds: Ids, catalogIds: Ids]>(
  'orders.candidates',
  `WITH RECURSIVE wanted AS (
     SELECT DISTINCT w.group_id, w.catalog_id FROM unnest($2::uuid[], $3::uuid[]) AS w (group_id, catalog_id)
   ), up_catalogs AS (
     SELECT c.id AS root, c.id, c.parent_id, 0 AS depth FROM catalogs c
     WHERE c.tenant_id = $1 AND c.id = ANY($3::uuid[])
     UNION ALL
     SELECT p.root, c.id, c.parent_id, p.depth + 1 FROM up_catalogs p
     JOIN catalogs c ON c.tenant_id = $1 AND c.id = p.parent_id WHERE p.depth < 10
   ), asked AS (
     SELECT u.root, s.id, s.zh, s.en FROM up_catalogs u JOIN skills s ON s.tenant_id = $1 AND s.catalog_id = u.id
   ), held AS (
     SELECT DISTINCT ON (k.root, e.account_id) k.root, e.account_id,
       jsonb_build_object('zh', k.zh, 'en', k.en, 'level', e.level) AS skill
     FROM asked k JOIN engineer_skills e ON e.tenant_id = $1 AND e.skill_id = k.id
     ORDER BY k.root, e.account_id, e.level DESC, k.id
   ), members AS MATERIALIZED (
     SELECT DISTINCT m.account_id FROM group_members m WHERE m.tenant_id = $1 AND m.group_id = ANY($2::uuid[])
   ), served AS (
     SELECT s.account_id, jsonb_agg(s.region_code) AS region_codes
     FROM members m JOIN service_areas s ON s.tenant_id = $1 AND s.account_id = m.account_id GROUP BY s.account_id
   ), people AS MATERIALIZED (
     SELECT a.id, a.name, a.photo, r.region_codes FROM members m
     JOIN accounts a ON a.tenant_id = $1 AND a.id = m.account_id AND a.type = 1
       AND ${accountActive('a')} AND NOT a.under_review
     LEFT JOIN served r ON r.account_id = a.id
     WHERE ${doesOrders('a')}
   )
   SELECT w.group_id AS "groupId", w.catalog_id AS "catalogId", p.id AS "accountId", p.name, p.photo,
     g.name AS "groupName", h.skill, p.region_codes AS "regionCodes",
     EXISTS (SELECT FROM asked k WHERE k.root = w.catalog_id) AS "asksSkill"
   FROM wanted w
   JOIN groups g ON g.tenant_id = $1 AND g.id = w.group_id
   JOIN group_members m ON m.tenant_id = $1 AND m.group_id = w.group_id
   JOIN people p ON p.id = m.account_id
   LEFT JOIN held h ON h.root = w.catalog_id AND h.account_id = p.id`,
);

/** Members of groups who may take work of a catalogue at all. */
export function candidatesOf(
  on: Queryable,
  tenantId: string,
  searches: readonly { readonly groupId: string; readonly catalogId: string }[],
): Promise<CandidateRow[]> {
  const groupIds = searches.map(({ groupId }) => groupId);
  const catalogIds = searches.map(({ catalogId }) => catalogId);
  return candidates.all(on, tenantId, groupIds, catalogIds);
}

/** So many of the newest orders that were resolved at a site, or with an asset, tell who knows it. */
const maxRemembered = 100;

/** Who resolved orders at a site, or about the assets of an order, before. */
export const workedBefore = statement<
  { kind: 'site' | 'asset'; of: string; accountId: string },
  [tenantId: string, cellIds: Ids, orderIds: Ids]
>(
  'orders.workedBefore',
  `SELECT DISTINCT 'site' AS kind, w.id AS of, x.owner_id AS "accountId" FROM unnest($2::uuid[]) w(id)
   CROSS JOIN LATERAL (SELECT o.owner_id FROM orders o
     WHERE o.tenant_id = $1 AND o.cell_id = w.id AND o.resolved_at IS NOT NULL
     ORDER BY o.resolved_at DESC LIMIT ${maxRemembered}) x WHERE x.owner_id IS NOT NULL
   UNION ALL
   SELECT DISTINCT 'asset', a.order_id, x.owner_id FROM order_assets a
   CROSS JOIN LATERAL (SELECT b.order_id FROM order_assets b
     WHERE b.tenant_id = $1 AND b.asset_id = a.asset_id AND b.order_id <> a.order_id
     ORDER BY b.created_at DESC LIMIT ${maxRemembered}) b
   JOIN orders x ON x.tenant_id = $1 AND x.id = b.order_id AND x.resolved_at IS NOT NULL AND x.owner_id IS NOT NULL
   WHERE a.tenant_id = $1 AND a.order_id = ANY($3::uuid[])`,
);

/** Who turned down which of a few orders, in which round. */
export const declinedBy = statement<
  { orderId: string; round: number; accountId: string },
  [tenantId: string, orderIds: readonly string[]]
>(
  'orders.declinedBy',
  `SELECT d.order_id AS "orderId", d.round, d.actor_id AS "accountId" FROM order_records d
   WHERE d.tenant_id = $1 AND d.order_id = ANY($2::uuid[]) AND d.action = 'decline' AND d.actor_id IS NOT NULL`,
);

/** Who held an order `o` last, or turned it down: `action`, `actor_id`, `reason_code`, `effective_at`, `round`. */
export const lastHeld = `SELECT x.action, x.actor_id, x.reason_code, x.effective_at, x.round FROM order_records x
  WHERE x.tenant_id = o.tenant_id AND x.order_id = o.id AND x.action IN ('decline', 'release', 'transfer', 'accept')
  ORDER BY x.seq DESC LIMIT 1`;

/** An order `o` without an owner came back: in this round an engineer declined it or put it back, and that was the last. */
export const cameBack = (held: string) =>
  `${held}.action IN ('decline', 'release') AND ${held}.round = o.round`;

/** A site as far as sending an engineer there goes. */
export interface SiteRow {
  id: string;
  regionCode: string | null;
  latitude: number | null;
  longitude: number | null;
}

export const sitesOf = statement<SiteRow, [tenantId: string, cellIds: readonly string[]]>(
  'orders.sitesOfOrders',
  `SELECT c.id, c.region_code AS "regionCode", c.latitude, c.longitude
   FROM cells c WHERE c.tenant_id = $1 AND c.id = ANY($2::uuid[])`,
);
