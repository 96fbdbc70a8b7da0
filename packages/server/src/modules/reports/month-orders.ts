import { type Queryable, statement } from '../../db/index.ts';

/** What a report reads of an order. */
export interface ReportedOrder {
  readonly status: number;
  readonly typeName: string;
  readonly createdAt: string;
  readonly respondedAt: string | null;
  readonly resolvedAt: string | null;
  readonly responseMet: boolean | null;
  readonly slaPhase: string;
  /** Service time to its resolution. */
  readonly usedMs: number | null;
  readonly repeatOfId: string | null;
  readonly calendarId: string | null;
  readonly calendarVersion: number | null;
  /** Ratings that a person gave. */
  readonly stars: string | null;
}

/** Sites, and for one who sees only his own the account that reported or raised it. */
export interface ReportScope {
  readonly tenantId: string;
  readonly cellIds: readonly string[];
  readonly ownOf: string | undefined;
}

type Values = [
  tenantId: string,
  cellIds: readonly string[],
  from: string,
  until: string,
  ownOf: string | null,
];

const own = '($5::uuid IS NULL OR o.report_account_id = $5 OR o.creator_id = $5)';

/** Orders raised or resolved in the time, each once, by an index for either. */
const inTime = statement<ReportedOrder, Values>(
  'reports.inTime',
  `WITH ids AS (
     SELECT o.id FROM orders o WHERE o.tenant_id = $1 AND o.cell_id = ANY($2::uuid[])
       AND o.created_at >= $3 AND o.created_at < $4 AND ${own}
     UNION SELECT o.id FROM orders o WHERE o.tenant_id = $1 AND o.cell_id = ANY($2::uuid[])
       AND o.resolved_at >= $3 AND o.resolved_at < $4 AND ${own}
   ) SELECT o.status, o.type_name AS "typeName", o.created_at AS "createdAt", o.responded_at AS "respondedAt",
       o.resolved_at AS "resolvedAt", o.response_met AS "responseMet", o.sla_phase AS "slaPhase",
       o.sla_used_ms AS "usedMs", o.repeat_of_id AS "repeatOfId", o.calendar_id AS "calendarId",
       o.calendar_version AS "calendarVersion", CASE WHEN NOT e.auto_evaluate THEN e.stars END AS stars
     FROM ids JOIN orders o ON o.tenant_id = $1 AND o.id = ids.id
     LEFT JOIN evaluations e ON e.tenant_id = $1 AND e.order_id = o.id`,
);

/** Raised before the end and open now, or resolved after it. */
const openThen = statement<
  { count: number },
  [tenantId: string, cellIds: readonly string[], until: string, ownOf: string | null]
>(
  'reports.openThen',
  `SELECT (SELECT count(*) FROM orders o WHERE o.tenant_id = $1 AND o.cell_id = ANY($2::uuid[])
       AND o.status <= 4 AND o.created_at < $3 AND ${own.replaceAll('$5', '$4')})
     + (SELECT count(*) FROM orders o WHERE o.tenant_id = $1 AND o.cell_id = ANY($2::uuid[])
       AND o.resolved_at >= $3 AND o.created_at < $3 AND o.status IN (5, 6) AND ${own.replaceAll('$5', '$4')}) AS count`,
);

/** Orders raised or resolved from one instant to before another. */
export function ordersIn(
  db: Queryable,
  { tenantId, cellIds, ownOf }: ReportScope,
  from: number,
  until: number,
): Promise<ReportedOrder[]> {
  const [start, end] = [new Date(from).toISOString(), new Date(until).toISOString()];
  return inTime.all(db, tenantId, cellIds, start, end, ownOf ?? null);
}

/** How many orders were open at an instant, or are now when it is to come. */
export async function openCountAt(
  db: Queryable,
  { tenantId, cellIds, ownOf }: ReportScope,
  until: number,
): Promise<number> {
  const row = await openThen.first(db, tenantId, cellIds, new Date(until).toISOString(), ownOf ?? null);
  return row?.count ?? 0;
}
