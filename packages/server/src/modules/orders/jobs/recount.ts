import { type Queryable, statement } from '../../../platform/db/index.ts';
import { dailyJob } from '../../../platform/jobs/daily.ts';
import {
  cellCounter,
  cellMonthCounter,
  column,
  counterSql,
  groupCounter,
  groupMonthCounter,
  keptStatuses,
  type MonthEvent,
} from '../counts/kept-counts.ts';

const byStatus = [
  groupCounter(column('o.group_id'), column('o.source'), column('o.status')),
  cellCounter(column('o.cell_id'), column('o.status')),
].map(
  (counter) => `SELECT ${counterSql(counter)} AS counter, count(*) AS n FROM orders o
    WHERE o.tenant_id = $1 AND o.status IN (${keptStatuses.join(', ')}) GROUP BY 1`,
);

const months = { created: 'created_at', resolved: 'resolved_at' } as const satisfies Record<
  MonthEvent,
  string
>;

const byMonth = (Object.keys(months) as MonthEvent[]).flatMap((event) => {
  const at = `o.${months[event]}`;
  const month = column(`to_char(${at} AT TIME ZONE $2, 'YYYY-MM')`);
  return [
    groupMonthCounter(month, event, column('o.group_id'), column('o.source')),
    cellMonthCounter(month, event, column('o.cell_id')),
  ].map(
    (counter) => `SELECT ${counterSql(counter)}, count(*) FROM orders o
      WHERE o.tenant_id = $1 AND ${at} IS NOT NULL GROUP BY 1`,
  );
});

/**
 * Counts anew and adds what differs, as one statement: what it sees of orders and counters is of one moment, and what
 * is written meanwhile adds to both alike.
 */
const repair = statement<{ counter: string; delta: number }, [tenantId: string, timeZone: string]>(
  'counts.repair',
  `WITH counted AS (${[...byStatus, ...byMonth].join(' UNION ALL ')}),
   kept AS (SELECT counter, sum(value) AS n FROM (
     SELECT counter, value FROM kept_counts WHERE tenant_id = $1
     UNION ALL SELECT counter, delta FROM count_deltas WHERE tenant_id = $1) k GROUP BY counter),
   drift AS (SELECT counter, coalesce(c.n, 0) - coalesce(k.n, 0) AS delta
     FROM counted c FULL JOIN kept k USING (counter) WHERE coalesce(c.n, 0) <> coalesce(k.n, 0)),
   repaired AS (INSERT INTO count_deltas (tenant_id, counter, delta) SELECT $1, counter, delta FROM drift)
   SELECT counter, delta FROM drift`,
);

/** Repairs the kept counts of a tenant; returns what was wrong, which is nothing unless there is a fault somewhere. */
export function repairCounts(on: Queryable, tenantId: string, timeZone: string) {
  return repair.all(on, tenantId, timeZone);
}

const maxLogged = 20;

/** Counts anew each night, so that no fault stays; what it finds is logged, because there is one to mend. */
export const recount = dailyJob('recount', 30, async ({ db, log }, { tenantId, timeZone }) => {
  const drift = await repairCounts(db, tenantId, timeZone);
  if (drift.length > 0) {
    log.error(
      { tenantId, counters: drift.length, drift: drift.slice(0, maxLogged) },
      'kept counts had drifted',
    );
  }
});
