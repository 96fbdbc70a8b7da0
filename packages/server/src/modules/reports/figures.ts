import type { DataOf, reports } from '@svcdesk/core/contract';
import { orderStatus } from '@svcdesk/core/rules';
import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import { daysOfMonth } from '../../engine/days.ts';
import { omitNulls } from '../../engine/omit-nulls.ts';
import { orderIs, orderOpen } from '../../engine/statuses.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { orders } from '../../platform/db/schema/orders.ts';
import { selectList } from '../../platform/db/select-list.ts';

const columns = [
  ...(['status', 'typeName', 'createdAt', 'respondedAt', 'resolvedAt', 'responseMet', 'slaPhase'] as const),
  ...(['slaUsedMs', 'repeatOfId', 'calendarId', 'calendarVersion'] as const),
];

/** What a report reads of an order, with the ratings that a person gave. */
export type ReportedOrder = Pick<typeof orders.$inferSelect, (typeof columns)[number]> & {
  readonly stars: string | null;
};

/** A customer's sites, and for one who sees only their own the account that reported or raised it. */
export interface ReportScope {
  readonly tenantId: string;
  readonly cellIds: readonly string[];
  readonly customerId: string;
  readonly ownOf: string | undefined;
}

type Time = [tenantId: string, cellIds: readonly string[], from: string, until: string, customerId: string];

/** By an index for either: orders `o` of customer $5 that stand in a time, with $2 the sites, $3 its beginning and $4 its end. */
const ofSites = `SELECT o.id FROM orders o WHERE o.tenant_id = $1 AND o.cell_id = ANY($2::uuid[]) AND o.customer_id = $5
    AND o.created_at >= $3 AND o.created_at < $4
  UNION SELECT o.id FROM orders o WHERE o.tenant_id = $1 AND o.cell_id = ANY($2::uuid[]) AND o.customer_id = $5
    AND o.resolved_at >= $3 AND o.resolved_at < $4`;

/** One person has few: they are looked through, and not what the whole site has. */
const ownBy = (column: string, person: string, asked: string) => `SELECT o.id FROM orders o
  WHERE o.tenant_id = $1 AND o.${column} = ${person} AND o.cell_id = ANY($2::uuid[]) AND ${asked}`;
const ownOf = (person: string, asked: string) =>
  `${ownBy('report_account_id', person, asked)} UNION ${ownBy('creator_id', person, asked)}`;
const inIt =
  '(o.created_at >= $3 OR o.resolved_at >= $3 AND o.resolved_at < $4) AND o.created_at < $4 AND o.customer_id = $5';

/** One by one, as the planner would rather read all orders for many. */
const reported = (ids: string) => `WITH ids AS MATERIALIZED (${ids})
  SELECT ${selectList('o', columns)}, CASE WHEN NOT e.auto_evaluate THEN e.stars END AS stars
  FROM ids CROSS JOIN LATERAL (SELECT * FROM orders o WHERE o.tenant_id = $1 AND o.id = ids.id OFFSET 0) o
  LEFT JOIN evaluations e ON e.tenant_id = $1 AND e.order_id = o.id`;

/** Orders raised or resolved in the time, each once. */
const inTime = statement<ReportedOrder, Time>('reports.inTime', reported(ofSites));
const ownInTime = statement<ReportedOrder, [...Time, person: string]>(
  'reports.ownInTime',
  reported(ownOf('$6', inIt)),
);

/** Raised before the end, $3, and open now or resolved after it. */
type Then = [tenantId: string, cellIds: readonly string[], until: string, customerId: string];
const openThen = statement<{ count: number }, Then>(
  'reports.openThen',
  `SELECT (SELECT count(*) FROM orders o WHERE o.tenant_id = $1 AND o.cell_id = ANY($2::uuid[])
       AND o.customer_id = $4 AND ${orderOpen('o')} AND o.created_at < $3)
     + (SELECT count(*) FROM orders o WHERE o.tenant_id = $1 AND o.cell_id = ANY($2::uuid[])
       AND o.customer_id = $4 AND o.resolved_at >= $3 AND o.created_at < $3 AND ${orderIs('o', 'resolved', 'closed')}) AS count`,
);
const ownOpenThen = statement<{ count: number }, [...Then, person: string]>(
  'reports.ownOpenThen',
  `SELECT count(*) AS count FROM (${ownOf(
    '$5',
    `o.customer_id = $4 AND o.created_at < $3 AND (${orderOpen('o')} OR ${orderIs('o', 'resolved', 'closed')} AND o.resolved_at >= $3)`,
  )}) found`,
);

/** Orders raised or resolved from one instant to before another. */
export function ordersIn(
  db: Queryable,
  { tenantId, cellIds, customerId, ownOf: person }: ReportScope,
  from: number,
  until: number,
): Promise<ReportedOrder[]> {
  const time: Time = [tenantId, cellIds, isoOf(from), isoOf(until), customerId];
  return person ? ownInTime.all(db, ...time, person) : inTime.all(db, ...time);
}

/** How many orders were open at an instant, or are now when it is to come. */
export async function openCountAt(
  db: Queryable,
  { tenantId, cellIds, customerId, ownOf: person }: ReportScope,
  until: number,
): Promise<number> {
  const end = isoOf(until);
  const row = await (person
    ? ownOpenThen.first(db, tenantId, cellIds, end, customerId, person)
    : openThen.first(db, tenantId, cellIds, end, customerId));
  return row?.count ?? 0;
}

/** A calendar month of a time zone: its days, its first instant and that after its last, and the day of an instant. */
export function monthOf(month: string, zone: string) {
  const local = timeZone(zone);
  const days = daysOfMonth(month);
  const first = dayOfDate(`${month}-01`);
  return {
    days,
    from: local.dayStart(first),
    until: local.dayStart(first + days.length),
    dayOf: (instant: string) => dateOfDay(local.dayOf(Date.parse(instant))),
  };
}

type Report = DataOf<typeof reports.service>;
type Figures = Omit<Report, 'month' | 'openCount' | 'responseMinutes'>;

const minuteMs = 60_000;

/** A mean to one decimal; undefined of nothing. */
export function mean(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

function share(met: number, of: number): number | undefined {
  return of === 0 ? undefined : Math.round((met / of) * 10_000) / 10_000;
}

/** What the orders raised or resolved in a month come to. */
export function figuresOf(orders: readonly ReportedOrder[], month: ReturnType<typeof monthOf>): Figures {
  const within = (at: string | null) =>
    at !== null && Date.parse(at) >= month.from && Date.parse(at) < month.until;
  const raised = orders.filter(({ createdAt }) => within(createdAt));
  const resolved = orders.filter(
    ({ resolvedAt, status }) =>
      within(resolvedAt) && (status === orderStatus.resolved || status === orderStatus.closed),
  );
  const judged = resolved.filter(({ slaPhase }) => slaPhase === 'met' || slaPhase === 'missed');
  const answered = raised.filter(
    ({ responseMet, status }) => responseMet !== null && status !== orderStatus.cancelled,
  );
  const rated = resolved.flatMap(({ stars }) =>
    stars === null ? [] : [mean(stars.split(',').map(Number)) ?? 0],
  );

  const typeNames = [...new Set([...raised, ...resolved].map(({ typeName }) => typeName))];
  const raisedOf = Map.groupBy(raised, ({ typeName }) => typeName);
  const resolvedOf = Map.groupBy(resolved, ({ typeName }) => typeName);
  const raisedOn = Map.groupBy(raised, ({ createdAt }) => month.dayOf(createdAt));
  const resolvedOn = Map.groupBy(resolved, ({ resolvedAt }) => month.dayOf(resolvedAt ?? ''));
  const count = (found: readonly unknown[] | undefined) => found?.length ?? 0;

  return {
    createdCount: raised.length,
    resolvedCount: resolved.length,
    cancelledCount: raised.filter(({ status }) => status === orderStatus.cancelled).length,
    repeatCount: raised.filter(({ repeatOfId }) => repeatOfId !== null).length,
    evaluatedCount: rated.length,
    byType: typeNames
      .map((typeName) => ({
        typeName,
        count: count(raisedOf.get(typeName)),
        resolvedCount: count(resolvedOf.get(typeName)),
      }))
      .sort((a, b) => b.count - a.count || (a.typeName < b.typeName ? -1 : 1)),
    byDay: month.days.map((date) => ({
      date,
      created: count(raisedOn.get(date)),
      resolved: count(resolvedOn.get(date)),
    })),
    ...omitNulls({
      resolutionMinutes: mean(
        judged.flatMap(({ slaUsedMs }) => (slaUsedMs === null ? [] : [slaUsedMs / minuteMs])),
      ),
      responseMetShare: share(answered.filter(({ responseMet }) => responseMet).length, answered.length),
      slaMetShare: share(judged.filter(({ slaPhase }) => slaPhase === 'met').length, judged.length),
      satisfaction: mean(rated),
    }),
  };
}
