import { SvcdeskError } from '@svcdesk/core';
import type { Intake } from '@svcdesk/core/rules';
import { type RoutedBy, type RoutingRule, routeOf } from '@svcdesk/core/scheduling';
import type { CalendarOf } from '../../../engine/clocks.ts';
import { groupLive } from '../../../platform/db/active.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';

/** What follows from a site, a catalogue, a type and a priority. */
export interface CatalogFacts {
  catalogName: string;
  catalogNameEn: string;
  serviceMode: 'remote' | 'onSite';
  priority: number;
  /** Can be chosen: enabled with all above it, offered to the site, and the last of its branch. */
  catalogFits: boolean;
  typeName: string;
  typeNameEn: string;
  typeFits: boolean;
  /** Whether clients' reports of the type are orders at once. */
  intake: Intake;
  /** The catalogue and the type with what is above each, the nearest first. */
  catalogPath: string[];
  typePath: string[];
  /** Routing rules that may fit, and the group that takes what none fits; core chooses. */
  rules: (RoutingRule & { groupName: string })[] | null;
  defaultGroup: { groupId: string; groupName: string } | null;
  /** When the tenant works: its default calendar. */
  office: CalendarOf | null;
  responseMinutes: number | null;
  resolveMinutes: number | null;
  calendarId: string | null;
  calendarVersion: number | null;
}

type Values = [tenantId: string, cellId: string, catalogId: string, typeId: string, priority: number | null];

/** What the facts are asked of: expressions for a site, a catalogue, a type, and a priority or null. */
interface AskedBy {
  readonly cell: string;
  readonly catalog: string;
  readonly type: string;
  readonly priority: string;
}

/** Facts of tenant $1. Targets of a catalogue hold for what is below it too, the nearest first. */
const factsSql = ({ cell, catalog, type, priority }: AskedBy) => `WITH RECURSIVE up_catalogs AS (
     SELECT c.*, 0 AS depth FROM catalogs c WHERE c.tenant_id = $1 AND c.id = ${catalog}
     UNION ALL
     SELECT c.*, p.depth + 1 FROM up_catalogs p
     JOIN catalogs c ON c.tenant_id = $1 AND c.id = p.parent_id WHERE p.depth < 10
   ), up_types AS (
     SELECT t.*, 0 AS depth FROM order_types t WHERE t.tenant_id = $1 AND t.id = ${type}
     UNION ALL
     SELECT t.*, p.depth + 1 FROM up_types p
     JOIN order_types t ON t.tenant_id = $1 AND t.id = p.parent_id WHERE p.depth < 10
   ), target AS (
     SELECT s.response_minutes, s.resolve_minutes, s.calendar_id, v.version
     FROM sla_targets s
     LEFT JOIN up_catalogs c ON c.id = s.catalog_id
     JOIN service_calendars v ON v.tenant_id = s.tenant_id AND v.id = s.calendar_id
     WHERE s.tenant_id = $1 AND (s.catalog_id IS NULL OR c.id IS NOT NULL)
       AND s.priority = coalesce(${priority}, (SELECT priority FROM up_catalogs WHERE depth = 0))
     ORDER BY c.depth NULLS LAST LIMIT 1
   )
   SELECT k.zh AS "catalogName", k.en AS "catalogNameEn", k.service_mode AS "serviceMode", coalesce(${priority}, k.priority) AS priority,
     t.zh AS "typeName", t.en AS "typeNameEn", t.intake,
     (NOT EXISTS (SELECT FROM catalogs x WHERE x.tenant_id = $1 AND x.parent_id = k.id AND x.enabled)
       AND NOT EXISTS (SELECT FROM up_catalogs u WHERE NOT u.enabled OR (
         EXISTS (SELECT FROM catalog_cells x WHERE x.tenant_id = $1 AND x.catalog_id = u.id)
         AND NOT EXISTS (SELECT FROM catalog_cells x
           WHERE x.tenant_id = $1 AND x.catalog_id = u.id AND x.cell_id = ${cell})))) AS "catalogFits",
     (NOT EXISTS (SELECT FROM order_types x WHERE x.tenant_id = $1 AND x.parent_id = t.id AND x.enabled)
       AND NOT EXISTS (SELECT FROM up_types u WHERE NOT u.enabled)) AS "typeFits",
     (SELECT jsonb_agg(u.id ORDER BY u.depth) FROM up_catalogs u) AS "catalogPath",
     (SELECT jsonb_agg(u.id ORDER BY u.depth) FROM up_types u) AS "typePath",
     (SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('cellId', r.cell_id, 'catalogId', r.catalog_id,
        'typeId', r.order_type_id, 'groupId', g.id, 'groupName', g.name)))
      FROM routing_rules r JOIN groups g ON g.tenant_id = r.tenant_id AND g.id = r.group_id AND ${groupLive('g')}
      WHERE r.tenant_id = $1 AND (r.cell_id IS NULL OR r.cell_id = ${cell})
        AND (r.catalog_id IS NULL OR r.catalog_id IN (SELECT id FROM up_catalogs))
        AND (r.order_type_id IS NULL OR r.order_type_id IN (SELECT id FROM up_types))) AS rules,
     (SELECT jsonb_build_object('groupId', g.id, 'groupName', g.name) FROM groups g
      WHERE g.tenant_id = $1 AND g.is_default AND ${groupLive('g')} LIMIT 1) AS "defaultGroup",
     (SELECT jsonb_build_object('calendarId', v.id, 'calendarVersion', v.version) FROM service_calendars v
      WHERE v.tenant_id = $1 AND v.is_default) AS office,
     s.response_minutes AS "responseMinutes", s.resolve_minutes AS "resolveMinutes",
     s.calendar_id AS "calendarId", s.version AS "calendarVersion"
   FROM up_catalogs k CROSS JOIN up_types t LEFT JOIN target s ON true
   WHERE k.depth = 0 AND t.depth = 0`;

/** Parameters: tenant, site, catalogue, type, priority or null. */
export const catalogFactsSql = factsSql({ cell: '$2', catalog: '$3', type: '$4', priority: '$5' });

const facts = statement<CatalogFacts, Values>('orders.catalogFacts', catalogFactsSql);

/** Looks up what a new or changed order takes from its catalogue and type; undefined when one of them is unknown. */
export function catalogFacts(
  on: Queryable,
  tenantId: string,
  order: { cellId: string; catalogId: string; typeId: string; priority?: number | undefined },
): Promise<CatalogFacts | undefined> {
  const { cellId, catalogId, typeId, priority } = order;
  return facts.first(on, tenantId, cellId, catalogId, typeId, priority ?? null);
}

const factsOfMany = statement<
  { facts: CatalogFacts | null },
  [
    tenantId: string,
    cellIds: readonly string[],
    catalogIds: readonly string[],
    typeIds: readonly string[],
    priorities: readonly (number | null)[],
  ]
>(
  'orders.catalogFactsOfMany',
  `SELECT to_jsonb(f) AS facts
   FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::int[])
     WITH ORDINALITY AS a (cell_id, catalog_id, type_id, priority, n)
   LEFT JOIN LATERAL (
     ${factsSql({ cell: 'a.cell_id', catalog: 'a.catalog_id', type: 'a.type_id', priority: 'a.priority' })}
   ) f ON true ORDER BY a.n`,
);

type Asked = Parameters<typeof catalogFacts>[2];

/** The same of many orders at once, each at its place. */
export async function catalogFactsOfMany(
  on: Queryable,
  tenantId: string,
  orders: readonly Asked[],
): Promise<(CatalogFacts | undefined)[]> {
  const rows = await factsOfMany.all(
    on,
    tenantId,
    orders.map(({ cellId }) => cellId),
    orders.map(({ catalogId }) => catalogId),
    orders.map(({ typeId }) => typeId),
    orders.map(({ priority }) => priority ?? null),
  );
  return rows.map(({ facts }) => facts ?? undefined);
}

/** The targets of facts, as the clocks take them; undefined without any. */
export function targetsOf({ responseMinutes, resolveMinutes }: CatalogFacts) {
  if (responseMinutes === null || resolveMinutes === null) return undefined;
  return { responseMinutes, resolveMinutes };
}

/** The group of an order, by core's rules. Refused as long as the tenant has not even a default one. */
export function routeToGroup(
  { rules, defaultGroup, catalogPath, typePath }: CatalogFacts,
  cellId: string,
): { readonly groupId: string; readonly groupName: string; readonly by: RoutedBy } {
  if (!defaultGroup) throw new SvcdeskError('notAllowed', { reason: 'noGroup' });
  const known = rules ?? [];
  const { groupId, by } = routeOf(known, { cellId, catalogPath, typePath }, defaultGroup.groupId);
  const { groupName } = known.find((rule) => rule.groupId === groupId) ?? defaultGroup;
  return { groupId, groupName, by };
}
