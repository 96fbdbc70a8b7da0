import type { CheckedRequestOf, DataOf, orders } from '@svcdesk/core/contract';
import { openStatuses, orderSource, orderStatus } from '@svcdesk/core/rules';
import { addMonths } from '@svcdesk/core/scheduling';
import type { ReadContext } from '../../../engine/context.ts';
import { orderOpen } from '../../../engine/statuses.ts';
import { statement } from '../../../platform/db/index.ts';
import { invalid } from '../../../platform/refusals.ts';
import { createdWithin } from '../list/filters.ts';
import {
  type ApartValues,
  apartValues,
  type CountedScope,
  countedApart,
  countedScope,
} from './counted-scope.ts';
import {
  cellCounter,
  cellMonthCounter,
  column,
  counterName,
  counterSql,
  counterValue,
  countsOf,
  groupCounter,
  groupMonthCounter,
  keptStatuses,
  type MonthEvent,
  monthOf,
} from './kept-counts.ts';

const events: readonly MonthEvent[] = ['created', 'resolved'];
const sources = Object.values(orderSource);

/** Months up to that of `now`, oldest first. */
function lastMonths(count: number, now: Date, zone: string): string[] {
  const day = `${monthOf(now.toISOString(), zone)}-01`;
  return Array.from({ length: count }, (_, index) => addMonths(day, index + 1 - count).slice(0, 7));
}

function countersFor(scope: CountedScope, month: string, event: MonthEvent): string[] {
  if (scope.kind === 'cells')
    return scope.cellIds.map((id) => counterName(cellMonthCounter(month, event, id)));
  return [
    ...scope.groupIds.flatMap((id) => sources.map((source) => groupMonthCounter(month, event, id, source))),
    ...scope.monitoredIds.map((id) => groupMonthCounter(month, event, id, orderSource.monitoring)),
  ].map(counterName);
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

interface StatusCount {
  status: number;
  count: number;
}

const maxRangeDays = 366;
const maxRangeMs = maxRangeDays * 24 * 3_600_000;
const everyStatus = Object.values(orderStatus);

/** Orders of some groups, by group and status so that an index alone answers; `more` narrows them. */
const inGroups = (groups: string, statuses: readonly number[], more: string) =>
  `SELECT s.v AS status, x.n FROM unnest(${groups}::uuid[]) g(v)
     CROSS JOIN unnest('{${statuses.join(', ')}}'::smallint[]) s(v)
     CROSS JOIN LATERAL (SELECT count(*) AS n FROM orders o
       WHERE o.tenant_id = $1 AND o.group_id = g.v AND o.status = s.v ${more}) x`;

/** What is kept of some groups and sources. */
const keptOfGroups = (groups: string, sources: readonly number[]) =>
  `SELECT s.v, ${counterValue(counterSql(groupCounter(column('g.v'), column('f.v'), column('s.v'))))}
     FROM unnest(${groups}::uuid[]) g(v) CROSS JOIN unnest('{${sources.join(', ')}}'::smallint[]) f(v)
     CROSS JOIN unnest('{${keptStatuses.join(', ')}}'::smallint[]) s(v)`;

const byStatus = (parts: readonly string[]) =>
  `SELECT status, sum(n) AS count FROM (${parts.join(' UNION ALL ')}) c GROUP BY status`;

const { monitoring } = orderSource;
const ofMonitoring = `AND o.source = ${monitoring}`;

type Ids = readonly string[];
type Groups = [tenantId: string, groupIds: Ids, monitoredIds: Ids];
type Bounds = [from: string | null, before: string | null];

/** Of groups, and of monitoring alone in further groups. */
const allInGroups = statement<StatusCount, Groups>(
  'counts.inGroups',
  byStatus([
    inGroups('$2', openStatuses, ''),
    inGroups('$3', openStatuses, ofMonitoring),
    keptOfGroups('$2', Object.values(orderSource)),
    keptOfGroups('$3', [monitoring]),
  ]),
);

const ofRange = `AND o.created_at >= coalesce($4, '-infinity'::timestamptz)
         AND o.created_at < coalesce($5, 'infinity'::timestamptz)`;

/** The same of a range of creation. */
const createdInGroups = statement<StatusCount, [...Groups, ...Bounds]>(
  'counts.createdInGroups',
  byStatus([inGroups('$2', everyStatus, ofRange), inGroups('$3', everyStatus, `${ofMonitoring} ${ofRange}`)]),
);

const ofOwner = statement<StatusCount, [tenantId: string, ownerId: string, ...Bounds]>(
  'counts.ofOwner',
  `SELECT o.status, count(*) AS count FROM orders o WHERE o.tenant_id = $1 AND o.owner_id = $2
     AND o.created_at >= coalesce($3, '-infinity'::timestamptz)
     AND o.created_at < coalesce($4, 'infinity'::timestamptz)
   GROUP BY o.status`,
);

/** The open ones of sites are counted, the others are kept. */
const allInSites = statement<StatusCount, [tenantId: string, cellIds: readonly string[]]>(
  'counts.inCells',
  byStatus([
    `SELECT o.status, count(*) AS n FROM orders o
     WHERE o.tenant_id = $1 AND o.cell_id = ANY($2::uuid[]) AND ${orderOpen('o')} GROUP BY o.status`,
    `SELECT s.v, ${counterValue(counterSql(cellCounter(column('g.v'), column('s.v'))))}
     FROM unnest($2::uuid[]) g(v) CROSS JOIN unnest('{${keptStatuses.join(', ')}}'::smallint[]) s(v)`,
  ]),
);

const createdInSites = statement<StatusCount, [tenantId: string, cellIds: Ids, from: string, before: string]>(
  'counts.createdInSites',
  `SELECT x.status, count(*) AS count FROM unnest($2::uuid[]) c(v)
   CROSS JOIN LATERAL (SELECT o.status FROM orders o
     WHERE o.tenant_id = $1 AND o.cell_id = c.v AND o.created_at >= $3 AND o.created_at < $4) x
   GROUP BY x.status`,
);

const apartByStatus = statement<StatusCount, [...ApartValues, ...Bounds]>(
  'counts.apart',
  `SELECT o.status, count(*) AS count FROM ${countedApart}
     AND o.created_at >= coalesce($7, '-infinity'::timestamptz)
     AND o.created_at < coalesce($8, 'infinity'::timestamptz)
   GROUP BY o.status`,
);

interface Range {
  readonly from: string | null;
  readonly before: string | null;
}

/** A range of days has both ends, in order, and is a year long at most. */
function rangeOf(input: CheckedRequestOf<typeof orders.countStatus>, zone: string, now: Date): Range {
  if (input.from === undefined && input.to === undefined) return { from: null, before: null };
  const { createdFrom, createdBefore } = createdWithin(input, zone);
  const before = createdBefore ?? now.toISOString();
  const from = createdFrom ?? new Date(Date.parse(before) - maxRangeMs).toISOString();
  const length = Date.parse(before) - Date.parse(from);
  if (length <= 0) {
    throw input.to === undefined
      ? invalid('from', 'future')
      : invalid('to', 'tooEarly', { min: input.from ?? '' });
  }
  if (length > maxRangeMs) throw invalid('from', 'tooLongSpan', { max: maxRangeDays });
  return { from, before };
}

async function rowsOf(
  { cellId, scope }: CheckedRequestOf<typeof orders.countStatus>,
  context: ReadContext,
  { from, before }: Range,
): Promise<StatusCount[]> {
  const { db, tenantId, actor } = context;
  if (cellId !== undefined && scope !== undefined) throw invalid('scope', 'notWith', { field: 'cellId' });
  if (scope === 'mine' && actor.kind === 'staff') {
    return ofOwner.all(db, tenantId, actor.accountId, from, before);
  }
  const counted = await countedScope(db, context, cellId, scope === 'mine' ? undefined : scope);
  const isAll = from === null || before === null;
  if (counted.kind === 'groups') {
    const { groupIds, monitoredIds } = counted;
    return isAll
      ? allInGroups.all(db, tenantId, groupIds, monitoredIds)
      : createdInGroups.all(db, tenantId, groupIds, monitoredIds, from, before);
  }
  const { cellIds, apart } = counted;
  const rows = isAll
    ? await allInSites.all(db, tenantId, cellIds)
    : await createdInSites.all(db, tenantId, cellIds, from, before);
  if (apart)
    rows.push(...(await apartByStatus.all(db, ...apartValues(tenantId, apart, cellIds), from, before)));
  return rows;
}

/** How many orders stand in each status, all seven of them. */
export async function countByStatus(
  input: CheckedRequestOf<typeof orders.countStatus>,
  context: ReadContext,
): Promise<DataOf<typeof orders.countStatus>> {
  const rows = await rowsOf(input, context, rangeOf(input, context.timeZone, context.now()));
  return everyStatus.map((status) => ({
    status,
    count: rows.reduce((sum, row) => (row.status === status ? sum + row.count : sum), 0),
  }));
}
