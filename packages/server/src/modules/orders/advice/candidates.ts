import type { CalendarOf } from '../../../engine/clocks.ts';
import { orderOpen } from '../../../engine/statuses.ts';
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
  openCount: number;
  onLeave: boolean;
  /** Where they work today, by the on-site entry that is nearest to now. */
  latitude: number | null;
  longitude: number | null;
  /** Whether the catalogue asks for any skill at all. */
  asksSkill: boolean;
}

type Ids = readonly string[];

/** However many kinds of work are asked about, everybody is looked at once. Skills of a catalogue are asked for by everything below it. */
const candidates = statement<
  CandidateRow,
  [tenantId: string, groupIds: Ids, catalogIds: Ids, now: string, dayStart: string, dayEnd: string]
>(
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
   ), people AS MATERIALIZED (
     SELECT a.id, a.name, a.photo,
       (SELECT jsonb_agg(r.region_code) FROM service_areas r
        WHERE r.tenant_id = $1 AND r.account_id = a.id) AS region_codes,
       (SELECT count(*) FROM orders o
        WHERE o.tenant_id = $1 AND o.owner_id = a.id AND ${orderOpen('o')}) AS open_count,
       EXISTS (SELECT FROM leaves l WHERE l.tenant_id = $1 AND l.account_id = a.id
         AND l.from_at <= $4 AND l.to_at > $4) AS on_leave,
       near.latitude, near.longitude
     FROM (SELECT DISTINCT m.account_id FROM group_members m
       WHERE m.tenant_id = $1 AND m.group_id = ANY($2::uuid[])) m
     JOIN accounts a ON a.tenant_id = $1 AND a.id = m.account_id AND a.type = 1
       AND ${accountActive('a')} AND NOT a.under_review
     LEFT JOIN LATERAL (
       SELECT c.latitude, c.longitude FROM schedules s
       JOIN cells c ON c.tenant_id = s.tenant_id AND c.id = s.cell_id
       WHERE s.tenant_id = $1 AND s.account_id = a.id AND s.status <> 'cancelled' AND s.on_site
         AND s.plan_start >= $5 AND s.plan_start < $6 AND c.latitude IS NOT NULL AND c.longitude IS NOT NULL
       ORDER BY abs(extract(epoch FROM s.plan_start - $4::timestamptz)) LIMIT 1
     ) near ON true
     WHERE EXISTS (SELECT FROM account_roles r WHERE r.tenant_id = $1 AND r.account_id = a.id
       AND r.role IN ('engineer', 'se', 'monitor', 'lead', 'pm'))
   )
   SELECT w.group_id AS "groupId", w.catalog_id AS "catalogId", p.id AS "accountId", p.name, p.photo,
     g.name AS "groupName",
     (SELECT jsonb_build_object('zh', k.zh, 'en', k.en, 'level', e.level) FROM engineer_skills e
      JOIN asked k ON k.root = w.catalog_id AND k.id = e.skill_id WHERE e.tenant_id = $1 AND e.account_id = p.id
      ORDER BY e.level DESC, k.id LIMIT 1) AS skill,
     p.region_codes AS "regionCodes", p.open_count AS "openCount", p.on_leave AS "onLeave",
     p.latitude, p.longitude, EXISTS (SELECT FROM asked k WHERE k.root = w.catalog_id) AS "asksSkill"
   FROM wanted w
   JOIN groups g ON g.tenant_id = $1 AND g.id = w.group_id
   JOIN group_members m ON m.tenant_id = $1 AND m.group_id = w.group_id
   JOIN people p ON p.id = m.account_id`,
);

/** Members of groups who may take work of a catalogue at all. */
export function candidatesOf(
  on: Queryable,
  tenantId: string,
  searches: readonly { readonly groupId: string; readonly catalogId: string }[],
  { now, dayStart, dayEnd }: { readonly now: string; readonly dayStart: string; readonly dayEnd: string },
): Promise<CandidateRow[]> {
  const groupIds = searches.map(({ groupId }) => groupId);
  const catalogIds = searches.map(({ catalogId }) => catalogId);
  return candidates.all(on, tenantId, groupIds, catalogIds, now, dayStart, dayEnd);
}

/** Who turned down which of a few orders, in which round. */
export const declinedBy = statement<
  { orderId: string; round: number; accountId: string },
  [tenantId: string, orderIds: readonly string[]]
>(
  'orders.declinedBy',
  `SELECT d.order_id AS "orderId", d.round, d.actor_id AS "accountId" FROM order_records d
   WHERE d.tenant_id = $1 AND d.order_id = ANY($2::uuid[]) AND d.action = 'decline' AND d.actor_id IS NOT NULL`,
);

/** A site as far as sending somebody there goes, and the office hours of whoever does. */
export interface SiteRow {
  id: string;
  regionCode: string | null;
  latitude: number | null;
  longitude: number | null;
  office: CalendarOf | null;
}

export const sitesOf = statement<SiteRow, [tenantId: string, cellIds: readonly string[]]>(
  'orders.sitesOfOrders',
  `SELECT c.id, c.region_code AS "regionCode", c.latitude, c.longitude,
     (SELECT jsonb_build_object('calendarId', v.id, 'calendarVersion', v.version) FROM service_calendars v
      WHERE v.tenant_id = $1 AND v.is_default) AS office
   FROM cells c WHERE c.tenant_id = $1 AND c.id = ANY($2::uuid[])`,
);
