import type { PersonContext } from '../../../engine/context.ts';
import { mostCounted } from '../../../engine/list/three-ways.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { filterKey } from '../../../platform/db/schema/order-keys.ts';
import { type Arm, armSource, columnOf } from './arms.ts';
import { createdRange, keyedCondition, residualOf } from './filter.ts';
import type { Found, Stretch } from './list-query.ts';
import { type Parameters, parameters } from './parameters.ts';
import { topOf } from './top-of.ts';

/** Rows looked at in arms that have no key, over all of them: what somebody created, reported or was copied. */
const mostLookedThrough = 1_000;

const keyedColumns = { owner: 'ownerId', group: 'groupId', cell: 'cellId', type: 'typeId' } as const;

/** The keys that an order of the arm has one of; undefined when arms of its kind have none. */
function keysOf(arm: Arm): readonly number[] | undefined {
  if (arm.kind === 'monitored') return [filterKey('source', 1)];
  if (!(arm.kind in keyedColumns) || !('ids' in arm)) return undefined;
  const column = keyedColumns[arm.kind as keyof typeof keyedColumns];
  return arm.ids.map((id) => filterKey(column, id));
}

/** Whether an order is in an arm, for rows that were found by a key that others may share. */
function inArm(arm: Arm, params: Parameters): string {
  if (!('ids' in arm)) return armSource(arm, undefined, params).where;
  return `o.${columnOf[arm.kind]} IN (SELECT unnest(${params.addArray(arm.ids, 'uuid')}))`;
}

/** The newest of an arm without keys, in SQL; `fits` tells which of them are asked for. */
function newestOf(arm: Arm, fits: string, column: string, range: string, most: number, params: Parameters) {
  const { from, where } = armSource(arm, undefined, params);
  const inner = `SELECT o.id, o.${column} AS k, (${fits}) AS fits FROM (SELECT o.* FROM orders o
    WHERE o.tenant_id = $1 AND ${where}${range} ORDER BY o.created_at DESC, o.id DESC LIMIT ${most}) o`;
  const rows = from ? `SELECT x.* FROM ${from} CROSS JOIN LATERAL (${inner}) x LIMIT ${most}` : inner;
  return `(SELECT y.*, count(*) OVER () >= ${most} AS cut FROM (${rows}) y)`;
}

/**
 * Gathers what a rare combination of filters leaves, by the GIN indices over keys and grams, and sorts it: the filter
 * and the arms together, so that who sees little of a common word is not read past what others see. Undefined when
 * there is nothing that these indices could answer, or when it turns out not to be rare.
 */
export async function findKeyed(
  on: Queryable,
  context: PersonContext,
  stretch: Stretch,
): Promise<Found | undefined> {
  const { scope, filter, by } = stretch;
  const params = parameters(context.tenantId);
  // Every value of a statement has to be used in it, so this one is only asked whether there is any.
  if (!keyedCondition(filter, parameters(context.tenantId))) return undefined;
  const fits = [residualOf(filter, [], params, stretch.now), by.only, by.asked]
    .filter((part) => part !== undefined)
    .join(' AND ');
  const range = createdRange(filter, params);
  const whole = scope.arms.some(({ kind }) => kind === 'all');
  const withKeys = scope.arms.filter((arm) => keysOf(arm) !== undefined);
  const others = whole ? [] : scope.arms.filter((arm) => keysOf(arm) === undefined);
  const share = Math.floor(mostLookedThrough / Math.max(1, others.length));
  const parts = others.map((arm) => newestOf(arm, fits || 'true', by.column, range, share, params));
  if (whole || withKeys.length > 0) {
    const keyed = keyedCondition(filter, params);
    const narrowed = whole
      ? ''
      : ` AND o.keys && ${params.add(
          withKeys.flatMap((arm) => keysOf(arm) ?? []),
          'int[]',
        )}`;
    const exact = whole ? 'true' : withKeys.map((arm) => inArm(arm, params)).join(' OR ');
    // What is asked of the columns of arms is asked of what was found: else an index of theirs might be walked.
    parts.push(`SELECT o.id, o.${by.column} AS k, (${exact}) AS fits, count(*) OVER () >= ${mostCounted} AS cut
      FROM (SELECT o.* FROM orders o WHERE o.tenant_id = $1 AND ${keyed}${narrowed}${fits && ` AND ${fits}`}${range}
        LIMIT ${mostCounted} OFFSET 0) o`);
  }
  const { rows, total, truncated } = await topOf(on, context, stretch, params, parts.join(' UNION ALL '));
  if (truncated) return undefined;
  return { rows, total, totalIsLowerBound: false, truncated: false };
}
