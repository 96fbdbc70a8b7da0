import { nightMinutes, planStepMinutes } from '@svcdesk/core/scheduling';
import { estimatedMinutes, estimateJoins } from '../../engine/estimates.ts';
import { orderIs, orderOpen } from '../../engine/statuses.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { msOfColumn } from './facts.ts';

const minuteMs = 60_000;
const nightMs = nightMinutes * minuteMs;

/** An order that its owner is at, or on the way to, or has just done. Instants in milliseconds. */
export interface AtRow {
  accountId: string;
  orderId: string;
  /** Where it is, when it is on site. */
  siteId: string | null;
  /** When they were there, if they are; without it they are on the way since they departed. */
  clockedInAt: number | null;
  departedAt: number | null;
  /** When it was done, if it is. */
  resolvedAt: number | null;
  planStart: number | null;
  planEnd: number | null;
  /** What such work takes. */
  minutes: number;
}

const columns = `o.owner_id AS "accountId", o.id AS "orderId", CASE WHEN o.service_mode = 'onSite' THEN o.cell_id END AS "siteId",
  ${msOfColumn('o.clocked_in_at')} AS "clockedInAt", ${msOfColumn('o.departed_at')} AS "departedAt",
  ${msOfColumn('o.resolved_at')} AS "resolvedAt", ${msOfColumn('o.plan_start')} AS "planStart",
  ${msOfColumn('o.plan_end')} AS "planEnd"`;

/** What people are at, and what they have been at since an instant. */
const atNow = statement<AtRow, [tenantId: string, accountIds: readonly string[], since: string]>(
  'plans.underWay',
  `SELECT ${columns}, ${estimatedMinutes} AS minutes FROM orders o ${estimateJoins('o.catalog_id', 'o.cell_id')}
   WHERE o.tenant_id = $1 AND o.owner_id = ANY($2::uuid[]) AND ${orderIs('o', 'processing')} AND ${orderOpen('o')}
     AND NOT o.entrusted AND (o.clocked_in_at IS NOT NULL OR o.departed_at IS NOT NULL)
   UNION ALL
   SELECT ${columns}, 0 FROM orders o
   WHERE o.tenant_id = $1 AND o.owner_id = ANY($2::uuid[]) AND o.resolved_at > $3 AND o.service_mode = 'onSite'`,
);

/** What people are at, by the person; also what they did since the night, which tells where they are. */
export async function underWayOf(
  on: Queryable,
  tenantId: string,
  accountIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, readonly AtRow[]>> {
  const rows = await atNow.all(on, tenantId, accountIds, new Date(nowMs - nightMs).toISOString());
  return Map.groupBy(rows, ({ accountId }) => accountId);
}

/** Time that an order under way takes of its owner. */
export interface UnderWay {
  readonly row: AtRow;
  readonly from: number;
  readonly to: number;
  /** When they came there, or are expected to. */
  readonly arrivesAt: number;
}

/**
 * When a person is at what is under way: until its planned end, without one for as long as such work takes, and longer
 * than now in any case; of several one after the other. Who is on the way is not there before now. What was planned anew
 * for another day is left until then, and work that a person came to before the night is over.
 */
export function underWayTimes(
  rows: readonly AtRow[],
  nowMs: number,
  unknownWayMinutes: number,
): readonly UnderWay[] {
  const now = Math.floor(nowMs / minuteMs) * minuteMs;
  const arrivalOf = ({ clockedInAt, departedAt }: AtRow) =>
    clockedInAt ?? Math.max(now, (departedAt ?? now) + unknownWayMinutes * minuteMs);
  const endOf = ({ clockedInAt, planStart, planEnd, minutes }: AtRow, starts: number) => {
    if (planStart === null || planEnd === null) return starts + minutes * minuteMs;
    if (clockedInAt !== null && planStart <= now) return planEnd;
    const whole = starts + planEnd - planStart;
    return clockedInAt === null ? Math.max(planEnd, whole) : whole;
  };
  const begun = rows
    .filter(({ resolvedAt }) => resolvedAt === null)
    .map((row) => ({ row, begin: row.clockedInAt ?? row.departedAt ?? now, arrival: arrivalOf(row) }))
    .sort((a, b) => a.arrival - b.arrival);
  const times: UnderWay[] = [];
  let [free, at] = [0, 0];
  for (const { row, begin, arrival } of begun) {
    const { planStart, planEnd, minutes } = row;
    if (planStart !== null && planStart > now + nightMs) continue;
    const isOver = planEnd === null || planEnd <= now;
    if (isOver && begin < now - nightMs - minutes * minuteMs) continue;
    const end = endOf(row, Math.max(arrival, free));
    free = Math.max(free, end);
    const from = Math.max(begin, at);
    const to = Math.max(end, Math.max(from, now) + planStepMinutes * minuteMs);
    times.push({ row, from, to, arrivesAt: arrival });
    at = to;
  }
  return times;
}
