import type { CheckedRequestOf, DataOf, orders } from '@svcdesk/core/contract';
import { orderSource } from '@svcdesk/core/rules';
import { addMonths } from '@svcdesk/core/scheduling';
import type { ReadContext } from '../../../engine/context.ts';
import { statement } from '../../../platform/db/index.ts';
import { type CountedScope, countedScope } from './counted-scope.ts';
import { cellMonthCounter, groupMonthCounter, type MonthEvent, monthOf } from './counters.ts';
import { countsOf } from './kept-counts.ts';

const events: readonly MonthEvent[] = ['created', 'resolved'];
const sources = Object.values(orderSource);

/** Months up to that of `now`, oldest first. */
function lastMonths(count: number, now: Date, zone: string): string[] {
  const day = `${monthOf(now.toISOString(), zone)}-01`;
  return Array.from({ length: count }, (_, index) => addMonths(day, index + 1 - count).slice(0, 7));
}

function countersFor(scope: CountedScope, month: string, event: MonthEvent): string[] {
  if (scope.kind === 'cells') return scope.cellIds.map((id) => cellMonthCounter(month, event, id));
  return [
    ...scope.groupIds.flatMap((id) => sources.map((source) => groupMonthCounter(month, event, id, source))),
    ...scope.monitoredIds.map((id) => groupMonthCounter(month, event, id, orderSource.monitoring)),
  ];
}

type Ids = readonly string[];

interface MonthCount {
  event: MonthEvent;
  month: string;
  count: number;
}

const ownElsewhere = statement<
  MonthCount,
  [tenantId: string, accountId: string, cellIds: Ids, cellId: string | null, zone: string, months: Ids]
>(
  'counts.ownByMonth',
  `SELECT e.event, e.month, count(*) AS count FROM (
     SELECT id FROM orders WHERE tenant_id = $1 AND report_account_id = $2
     UNION SELECT id FROM orders WHERE tenant_id = $1 AND creator_id = $2
   ) own JOIN orders o ON o.tenant_id = $1 AND o.id = own.id
   CROSS JOIN LATERAL (VALUES
     ('created', to_char(o.created_at AT TIME ZONE $5, 'YYYY-MM')),
     ('resolved', to_char(o.resolved_at AT TIME ZONE $5, 'YYYY-MM'))) e(event, month)
   WHERE o.cell_id <> ALL($3::uuid[]) AND ($4::uuid IS NULL OR o.cell_id = $4) AND e.month = ANY($6::text[])
   GROUP BY e.event, e.month`,
);

/** Orders raised and resolved by month, oldest first. */
export async function countByMonth(
  input: CheckedRequestOf<typeof orders.month>,
  context: ReadContext,
): Promise<DataOf<typeof orders.month>> {
  const { db, tenantId, timeZone } = context;
  const months = lastMonths(input.months, context.now(), timeZone);
  const scope = await countedScope(db, context, input.cellId);
  const counters = months.flatMap((month) => events.flatMap((event) => countersFor(scope, month, event)));
  const kept = await countsOf(db, tenantId, counters);
  const own: MonthCount[] = [];
  if (scope.kind === 'cells' && scope.ownOf) {
    const where = [scope.cellIds, scope.onlyCellId ?? null] as const;
    own.push(...(await ownElsewhere.all(db, tenantId, scope.ownOf, ...where, timeZone, months)));
  }
  const count = (month: string, event: MonthEvent) =>
    countersFor(scope, month, event).reduce((sum, counter) => sum + (kept.get(counter) ?? 0), 0) +
    (own.find((row) => row.month === month && row.event === event)?.count ?? 0);
  return months.map((month) => ({
    month,
    created: count(month, 'created'),
    resolved: count(month, 'resolved'),
  }));
}
