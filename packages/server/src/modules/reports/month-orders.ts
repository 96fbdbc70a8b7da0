import { isoOf } from '../../engine/instants.ts';
import { orderIs, orderOpen } from '../../engine/statuses.ts';
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
