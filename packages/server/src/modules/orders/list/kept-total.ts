import { maxCounted } from '../../../engine/list/adaptive-search.ts';
import { array, joined, type Sql, sql } from '../../../engine/list/sql.ts';
import { groupCounter, keptStatuses } from '../counts/counters.ts';

const sources = [0, 1, 2];
const openStatuses = [1, 2, 3, 4];

/** The total of groups by status: the open ones are few and counted, the others are kept. */
export function keptTotal(groupIds: readonly string[], asked: readonly number[] | undefined): Sql {
  const statuses = asked?.length ? asked : [...openStatuses, ...keptStatuses];
  const open = statuses.filter((status) => !keptStatuses.includes(status));
  const kept = statuses.filter((status) => keptStatuses.includes(status));
  const parts: Sql[] = [];
  if (open.length > 0) {
    parts.push(sql`(SELECT count(*) FROM (SELECT x.id FROM unnest(${array(groupIds, 'uuid')}) a(v)
      CROSS JOIN unnest(${array(open, 'smallint')}) s(v) CROSS JOIN LATERAL (SELECT r.id FROM orders r
        WHERE r.tenant_id = $1 AND r.group_id = a.v AND r.status = s.v LIMIT ${maxCounted}) x LIMIT ${maxCounted}) n)`);
  }
  if (kept.length > 0) {
    const counters = groupIds.flatMap((id) =>
      kept.flatMap((status) => sources.map((source) => groupCounter(id, source, status))),
    );
    const names = array(counters, 'text');
    // One by one: for many at once the planner would rather read all counters of the tenant.
    parts.push(sql`coalesce((SELECT sum(n.value) FROM (
      SELECT k.value FROM unnest(${names}) c(name) CROSS JOIN LATERAL (
        SELECT value FROM kept_counts WHERE tenant_id = $1 AND counter = c.name OFFSET 0) k
      UNION ALL SELECT delta FROM count_deltas WHERE tenant_id = $1 AND counter = ANY(${names})) n), 0)::bigint`);
  }
  return sql`SELECT ${joined(parts, ' + ')}`;
}
