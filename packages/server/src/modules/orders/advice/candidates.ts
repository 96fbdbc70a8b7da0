import { type Queryable, statement } from '../../../db/index.ts';

/** A member of a group as far as suggesting him goes. */
export interface CandidateRow {
  accountId: string;
  name: string;
  photo: string | null;
  groupName: string;
  /** The skill asked for that he is best at. */
  skill: { zh: string; en: string; level: number } | null;
  regionCodes: string[] | null;
  openCount: number;
  onLeave: boolean;
  /** Where he works today, by the on-site entry that is nearest to now. */
  latitude: number | null;
  longitude: number | null;
  /** Whether the catalogue asks for any skill at all. */
  asksSkill: boolean;
}

/** Skills of a catalogue are asked for by everything below it. Who declined the order in this round is left out. */
const candidates = statement<
  CandidateRow,
  [
    tenantId: string,
    groupId: string,
    catalogId: string,
    now: string,
    dayStart: string,
    dayEnd: string,
    orderId: string | null,
    round: number,
  ]
>(
  'orders.candidates',
  `WITH RECURSIVE up_catalogs AS (
     SELECT c.id, c.parent_id, 0 AS depth FROM catalogs c WHERE c.tenant_id = $1 AND c.id = $3
     UNION ALL
     SELECT c.id, c.parent_id, p.depth + 1 FROM up_catalogs p
     JOIN catalogs c ON c.tenant_id = $1 AND c.id = p.parent_id WHERE p.depth < 10
   ), asked AS (
     SELECT s.id, s.zh, s.en FROM skills s WHERE s.tenant_id = $1 AND s.catalog_id IN (SELECT id FROM up_catalogs)
   )
   SELECT a.id AS "accountId", a.name, a.photo, g.name AS "groupName",
     (SELECT jsonb_build_object('zh', k.zh, 'en', k.en, 'level', e.level) FROM engineer_skills e
      JOIN asked k ON k.id = e.skill_id WHERE e.tenant_id = $1 AND e.account_id = a.id
      ORDER BY e.level DESC, k.id LIMIT 1) AS skill,
     (SELECT jsonb_agg(r.region_code) FROM service_areas r
      WHERE r.tenant_id = $1 AND r.account_id = a.id) AS "regionCodes",
     (SELECT count(*) FROM orders o
      WHERE o.tenant_id = $1 AND o.owner_id = a.id AND o.status <= 4) AS "openCount",
     EXISTS (SELECT FROM leaves l WHERE l.tenant_id = $1 AND l.account_id = a.id
       AND l.from_at <= $4 AND l.to_at > $4) AS "onLeave",
     near.latitude, near.longitude, EXISTS (SELECT FROM asked) AS "asksSkill"
   FROM group_members m
   JOIN groups g ON g.tenant_id = m.tenant_id AND g.id = m.group_id
   JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id AND a.type = 1
     AND a.disabled_at IS NULL AND a.deleted_at IS NULL AND NOT a.under_review
   LEFT JOIN LATERAL (
     SELECT c.latitude, c.longitude FROM schedules s
     JOIN cells c ON c.tenant_id = s.tenant_id AND c.id = s.cell_id
     WHERE s.tenant_id = $1 AND s.account_id = a.id AND s.status <> 'cancelled' AND s.on_site
       AND s.plan_start >= $5 AND s.plan_start < $6 AND c.latitude IS NOT NULL AND c.longitude IS NOT NULL
     ORDER BY abs(extract(epoch FROM s.plan_start - $4::timestamptz)) LIMIT 1
   ) near ON true
   WHERE m.tenant_id = $1 AND m.group_id = $2
     AND EXISTS (SELECT FROM account_roles r WHERE r.tenant_id = $1 AND r.account_id = a.id
       AND r.role IN ('engineer', 'se', 'monitor', 'lead', 'pm'))
     AND NOT EXISTS (SELECT FROM order_records d WHERE d.tenant_id = $1 AND d.order_id = $7
       AND d.action = 'decline' AND d.round = $8 AND d.actor_id = a.id)`,
);

/** For whom candidates are looked for, and when. */
export interface CandidateSearch {
  readonly groupId: string;
  readonly catalogId: string;
  /** Absent for a draft. */
  readonly order?: { readonly id: string; readonly round: number } | undefined;
  readonly now: string;
  readonly dayStart: string;
  readonly dayEnd: string;
}

/** Members of a group who may take an order at all. */
export function candidatesOf(
  on: Queryable,
  tenantId: string,
  search: CandidateSearch,
): Promise<CandidateRow[]> {
  const { groupId, catalogId, order, now, dayStart, dayEnd } = search;
  const { id = null, round = 1 } = order ?? {};
  return candidates.all(on, tenantId, groupId, catalogId, now, dayStart, dayEnd, id, round);
}
