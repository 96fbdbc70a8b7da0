import type { PersonContext } from '../../../engine/context.ts';
import { mostCounted, shareOf } from '../../../engine/list/three-ways.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { type Arm, armSource } from './arms.ts';
import { createdRange, residualOf } from './filter.ts';
import type { Found, Stretch } from './list-query.ts';
import { type OrderBy, orderClause } from './order-by.ts';
import { type Parameters, parameters } from './parameters.ts';
import { type ListRowOrNone, resultParts } from './result.ts';
import { runList } from './run.ts';
import { countedTotal, isKept, keptTotal } from './totals.ts';

/** Of each branch, when there is no index in the order asked for: as many as are counted. */
const mostGathered = mostCounted;

/**
 * What a `walk` came to, of rows with `fits` and with `last` where a branch stopped: what lies behind the first row
 * at which one stopped is not known, so the merged list ends there.
 */
function hitsOfWalk(direction: 'ASC' | 'DESC'): string {
  const order = `k ${direction}, id ${direction}`;
  return `edge AS (SELECT k, id FROM walk WHERE last ORDER BY ${order} LIMIT 1),
    hits AS (SELECT DISTINCT id, k FROM walk WHERE fits AND (NOT EXISTS (SELECT FROM edge)
      OR (k, id) ${direction === 'DESC' ? '>=' : '<='} (SELECT k, id FROM edge)))`;
}

interface Steps {
  readonly sql: string;
  /** Everything that the arm holds fits. */
  readonly plain: boolean;
  /** Then only what is shown is read of it. */
  readonly short: boolean;
}

function beyond({ column, direction }: OrderBy, after: Stretch['after'], params: Parameters): string {
  if (!after) return '';
  const key = params.add(after.key, 'timestamptz');
  return ` AND (o.${column}, o.id) ${direction === 'DESC' ? '<' : '>'} (${key}, ${params.add(after.id, 'uuid')})`;
}

function stepsOf(arm: Arm, stretch: Stretch, params: Parameters, walk: number): Steps {
  const { by, filter, scope, after, limit, offset } = stretch;
  const source = armSource(arm, filter.status, params);
  const known = [...scope.answered, ...(source.byStatus ? (['status'] as const) : [])];
  const residual = residualOf(filter, known, params, stretch.now);
  const fits = [residual, by.asked].filter((part) => part !== undefined).join(' AND ') || undefined;
  const indexed = by.indexed.includes(arm.kind);
  const plain = fits === undefined;
  const short = plain && indexed;
  // Without an index in this order the newest of the arm are gathered and sorted: there, a bound is no edge, and
  // what it cut off may belong anywhere.
  const order = orderClause(
    indexed ? by : { column: 'created_at', direction: 'DESC', indexed: [] },
    'orders',
  );
  const range = createdRange(filter, params);
  const on = `o.tenant_id = $1 AND ${source.where}${range}${by.only ? ` AND ${by.only}` : ''}${beyond(by, after, params)}`;
  const most = short ? offset + limit : indexed ? shareOf(walk, source.branches) : mostGathered;
  const stopped = `row_number() OVER (ORDER BY ${order}) = ${most}`;
  const inner = short
    ? `SELECT o.id, o.${by.column} AS k, true AS fits, false AS last, false AS cut, true AS short FROM orders o
       WHERE ${on} ORDER BY ${order} LIMIT ${most}`
    : `SELECT o.id, o.${by.column} AS k, (${fits ?? 'true'}) AS fits,
         ${indexed ? `${stopped} AS last, false AS cut` : `false AS last, ${stopped} AS cut`}, false AS short
       FROM (SELECT o.* FROM orders o WHERE ${on} ORDER BY ${order} LIMIT ${most}) o`;
  const sql = source.from
    ? `SELECT x.id, x.k, x.fits, x.last, x.cut, x.short FROM ${source.from} CROSS JOIN LATERAL (${inner}) x`
    : `(${inner})`;
  return { sql, plain, short };
}

/** What somebody raised themselves or was copied is little beside what they work on or see. */
const weightOf = ({ kind }: Arm): number => (['creator', 'reporter', 'copied'].includes(kind) ? 1 : 4);

/**
 * Walks each arm in the order of its index and merges what fits. Arms that hold nothing else are read no further
 * than is shown; others up to a bound: what lies behind the first row at which an arm stopped is not known, so the
 * merged list ends there.
 */
export async function walkArms(
  on: Queryable,
  context: PersonContext,
  stretch: Stretch,
  walk: number,
): Promise<Found> {
  const { scope, filter, by, limit, offset } = stretch;
  const params = parameters(context.tenantId);
  const weights = scope.arms.map(weightOf);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const steps = scope.arms.map((arm, index) =>
    stepsOf(arm, stretch, params, (walk * (weights[index] ?? 1)) / weight),
  );
  const plain = steps.every((each) => each.plain);
  const exact = steps.every((each) => each.short);
  const order = orderClause(by, 'rows');
  const hits = exact ? 'hits AS (SELECT DISTINCT id, k FROM walk)' : hitsOfWalk(by.direction);
  const kept = by.only === undefined && isKept(scope.arms, filter);
  const total = !stretch.count
    ? '0::bigint'
    : !plain
      ? '(SELECT count(*) FROM hits)'
      : kept && scope.arms[0]
        ? keptTotal(scope.arms[0], filter, params)
        : countedTotal(scope.arms, filter, by.only, params);
  const { columns, from } = resultParts(context, stretch, params);
  const text = `WITH walk AS (${steps.map((each) => each.sql).join(' UNION ALL ')}),
    ${hits},
    top AS (SELECT id, k FROM hits ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
    SELECT ${columns}, m.total, m.truncated, m.more FROM
      (SELECT ${total} AS total, ${exact ? 'false' : 'EXISTS (SELECT FROM walk WHERE last OR cut)'} AS truncated,
        ${plain ? 'false' : `(SELECT count(*) FROM walk WHERE short) >= ${offset + limit}`} AS more) m ${from}`;
  const rows = await runList<ListRowOrNone>(on, text, params.values, offset === 0);
  const found = rows.filter((row) => row.id !== null) as Found['rows'];
  const first = rows[0];
  const counted = first?.total ?? 0;
  const truncated = first?.truncated ?? false;
  const bounded = truncated || (plain ? counted >= mostCounted && !kept : (first?.more ?? false));
  return { rows: found, total: counted, totalIsLowerBound: bounded, truncated };
}
