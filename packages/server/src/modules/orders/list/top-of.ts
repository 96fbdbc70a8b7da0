import type { PersonContext } from '../../../engine/context.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Found, Stretch } from './list-query.ts';
import { orderClause } from './order-by.ts';
import type { Parameters } from './parameters.ts';
import { type ListRowOrNone, resultParts } from './result.ts';
import { runList } from './run.ts';

/**
 * Sorts what was looked at and takes the stretch of it. `looked` selects `id`, `k` (what is sorted by), `fits` (whether
 * it is asked for) and `cut` (whether there was more to look at, which is told as `truncated`).
 */
export async function topOf(
  on: Queryable,
  context: PersonContext,
  stretch: Stretch,
  params: Parameters,
  looked: string,
): Promise<Pick<Found, 'rows' | 'total' | 'truncated'>> {
  const { by, after, limit, offset } = stretch;
  const beyond = after
    ? `WHERE (k, id) ${by.direction === 'DESC' ? '<' : '>'}
        (${params.add(after.key, 'timestamptz')}, ${params.add(after.id, 'uuid')})`
    : '';
  const { columns, from } = resultParts(context, stretch, params);
  // Materialized and without an order: with one, the planner would rather walk an index of all orders and filter.
  const text = `WITH looked AS MATERIALIZED (${looked}),
    found AS MATERIALIZED (SELECT DISTINCT id, k FROM looked WHERE fits),
    top AS (SELECT id, k FROM found ${beyond} ORDER BY ${orderClause(by, 'rows')} LIMIT ${limit} OFFSET ${offset})
    SELECT ${columns}, m.total, m.truncated
    FROM (SELECT (SELECT count(*) FROM found) AS total,
      (SELECT coalesce(bool_or(cut), false) FROM looked) AS truncated) m ${from}`;
  const rows = await runList<ListRowOrNone>(on, text, params.values, offset === 0);
  const { total = 0, truncated = false } = rows[0] ?? {};
  return { rows: rows.filter((row) => row.id !== null) as Found['rows'], total, truncated };
}
