import type { Queryable } from '../../../db/index.ts';
import type { PersonContext } from '../../work/context.ts';
import { type Arm, armSource } from './arms.ts';
import { createdRange, keyedCondition, residualOf } from './filter.ts';
import type { Found, Stretch } from './list-query.ts';
import { orderClause } from './order-by.ts';
import { type Parameters, parameters } from './parameters.ts';
import { type ListRowOrNone, resultParts } from './result.ts';
import { runList } from './run.ts';
import { mostCounted } from './totals.ts';

/**
 * What the indices find is looked through for what the arms hold: when more than this is found, it is not rare, and
 * those who see little of it are served better by a walk over what they see.
 */
const mostLookedThrough = 1_000;

/** Whether an order is in an arm, for rows that were found another way. */
function inArm(arm: Arm, params: Parameters): string {
  const { from, where } = armSource(arm, undefined, params);
  return from ? `EXISTS (SELECT FROM ${from} WHERE ${where})` : where;
}

/**
 * Gathers what a rare combination of filters leaves, by the GIN indices over keys and grams, and sorts it. Undefined
 * when there is nothing that these indices could answer, or when it turns out not to be rare.
 */
export async function findKeyed(
  on: Queryable,
  context: PersonContext,
  stretch: Stretch,
): Promise<Found | undefined> {
  const { scope, filter, by, after, limit, offset } = stretch;
  const params = parameters(context.tenantId);
  const keyed = keyedCondition(filter, params);
  if (!keyed) return undefined;
  const residual = [residualOf(filter, [], params, stretch.now), by.only, by.asked]
    .filter((part) => part !== undefined)
    .map((part) => ` AND ${part}`)
    .join('');
  const whole = scope.arms.some(({ kind }) => kind === 'all');
  const most = whole ? mostCounted : mostLookedThrough;
  const arms = whole ? 'true' : scope.arms.map((arm) => inArm(arm, params)).join(' OR ');
  const order = orderClause(by, 'rows');
  const beyond = after
    ? `WHERE (k, id) ${by.direction === 'DESC' ? '<' : '>'}
        (${params.add(after.key, 'timestamptz')}, ${params.add(after.id, 'uuid')})`
    : '';
  const { columns, from } = resultParts(context, stretch, params);
  // Materialized and without an order: with one, the planner would rather walk an index of all orders and filter.
  const text = `WITH keyed AS MATERIALIZED (
      SELECT o.* FROM orders o
      WHERE o.tenant_id = $1 AND ${keyed}${residual}${createdRange(filter, params)} LIMIT ${most}),
    found AS MATERIALIZED (SELECT o.id, o.${by.column} AS k FROM keyed o WHERE ${arms}),
    top AS (SELECT id, k FROM found ${beyond} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
    SELECT ${columns}, m.total, m.truncated
    FROM (SELECT (SELECT count(*) FROM found) AS total,
      (SELECT count(*) FROM keyed) >= ${most} AS truncated) m ${from}`;
  const rows = await runList<ListRowOrNone>(on, text, params.values, offset === 0);
  const { total = 0, truncated = false } = rows[0] ?? {};
  if (truncated) return undefined;
  const found = rows.filter((row) => row.id !== null) as Found['rows'];
  return { rows: found, total, totalIsLowerBound: false, truncated: false };
}
