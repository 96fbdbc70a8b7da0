import type { CheckedRequestOf, DataOf, orders } from '@svcdesk/core/contract';
import { orderSource } from '@svcdesk/core/rules';
import { addMonths } from '@svcdesk/core/scheduling';
import type { ReadContext } from '../../../engine/context.ts';
import { statement } from '../../../platform/db/index.ts';
import {
  type ApartValues,
  apartValues,
  type CountedScope,
  countedApart,
  countedScope,
} from './counted-scope.ts';
import { cellMonthCounter, countsOf, groupMonthCounter, type MonthEvent, monthOf } from './kept-counts.ts';

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

interface MonthCount {
  event: MonthEvent;
  month: string;
  count: number;
}

const apartByMonth = statement<MonthCount, [...ApartValues, zone: string, months: readonly string[]]>(
  'counts.apartByMonth',
  `SELECT e.event, e.month, count(*) AS count FROM (SELECT o.created_at, o.resolved_at FROM ${countedApart}) o
   CROSS JOIN LATERAL (VALUES
     ('created', to_char(o.created_at AT TIME ZONE $7, 'YYYY-MM')),
     ('resolved', to_char(o.resolved_at AT TIME ZONE $7, 'YYYY-MM'))) e(event, month)
   WHERE e.month = ANY($8::text[])
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
  const apart: MonthCount[] = [];
  if (scope.kind === 'cells' && scope.apart) {
    const values = apartValues(tenantId, scope.apart, scope.cellIds);
    apart.push(...(await apartByMonth.all(db, ...values, timeZone, months)));
  }
  const count = (month: string, event: MonthEvent) =>
    countersFor(scope, month, event).reduce((sum, counter) => sum + (kept.get(counter) ?? 0), 0) +
    (apart.find((row) => row.month === month && row.event === event)?.count ?? 0);
  return months.map((month) => ({
    month,
    created: count(month, 'created'),
    resolved: count(month, 'resolved'),
  }));
}
