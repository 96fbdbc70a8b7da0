import { mostCounted } from '../../../engine/list/three-ways.ts';
import { groupCounter, keptStatuses } from '../counts/counters.ts';
import { type Arm, armSource } from './arms.ts';
import { createdRange, type OrderFilter } from './filter.ts';
import type { Parameters } from './parameters.ts';

const sources = [0, 1, 2];

function countArm(arm: Arm, filter: OrderFilter, only: string | undefined, params: Parameters): string {
  const { from, where } = armSource(arm, filter.status, params);
  const range = `${createdRange(filter, params)}${only ? ` AND ${only}` : ''}`;
  const inner = `SELECT o.id FROM orders o WHERE o.tenant_id = $1 AND ${where}${range} LIMIT ${mostCounted}`;
  return from ? `SELECT x.id FROM ${from} CROSS JOIN LATERAL (${inner}) x` : `SELECT x.id FROM (${inner}) x`;
}

/** How many orders arms hold, in SQL, at most `mostCounted`; of those that `only` holds for, when it is given. */
export function countedTotal(
  arms: readonly Arm[],
  filter: OrderFilter,
  only: string | undefined,
  params: Parameters,
): string {
  const parts = arms.map((arm) => `(${countArm(arm, filter, only, params)})`);
  // An order may be in several arms.
  return `(SELECT count(*) FROM (SELECT u.id FROM (${parts.join(' UNION ')}) u LIMIT ${mostCounted}) c)`;
}

/** Whether the total of a list is one of the kept counts. */
export function isKept(arms: readonly Arm[], filter: OrderFilter): boolean {
  const { status, createdFrom, createdBefore, ...rest } = filter;
  const narrowed = Object.entries(rest).some(([name, value]) => name !== 'groupId' && value !== undefined);
  return arms.length === 1 && arms[0]?.kind === 'group' && !createdFrom && !createdBefore && !narrowed;
}

/** The total of groups by status: the open ones are few and counted, the others are kept. */
export function keptTotal(arm: Arm, filter: OrderFilter, params: Parameters): string {
  if (arm.kind !== 'group') throw new Error('Totals are kept for groups');
  const statuses = filter.status ?? [1, 2, 3, 4, ...keptStatuses];
  const open = statuses.filter((status) => !keptStatuses.includes(status));
  const kept = statuses.filter((status) => keptStatuses.includes(status));
  const parts: string[] = [];
  if (open.length > 0) parts.push(countedTotal([arm], { status: open }, undefined, params));
  if (kept.length > 0) {
    const counters = arm.ids.flatMap((id) =>
      kept.flatMap((status) => sources.map((source) => groupCounter(id, source, status))),
    );
    const names = params.addArray(counters, 'text');
    // One by one: for many at once the planner would rather read all counters of the tenant.
    parts.push(`coalesce((SELECT sum(n.value) FROM (
      SELECT k.value FROM unnest(${names}) c(name) CROSS JOIN LATERAL (
        SELECT value FROM kept_counts WHERE tenant_id = $1 AND counter = c.name OFFSET 0) k
      UNION ALL SELECT delta FROM count_deltas WHERE tenant_id = $1 AND counter = ANY(${names})) n), 0)::bigint`);
  }
  return `(${parts.join(' + ')})`;
}
