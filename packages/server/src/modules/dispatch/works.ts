import { orderIs, orderOpen } from '../../engine/statuses.ts';
import { staffActive } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';

/** An open order as far as planning it goes. */
export interface WorkRow {
  id: string;
  orderNo: string;
  title: string;
  version: number;
  priority: number;
  groupId: string;
  catalogId: string;
  cellId: string;
  cellName: string;
  serviceMode: 'remote' | 'onSite';
  round: number;
  ownerId: string | null;
  /** Accepted, so that it stays with its owner. */
  accepted: boolean;
  resolveDueAt: string | null;
  /** What is due first of it: an answer, or the whole of it. */
  nextDueAt: string | null;
  planStart: string | null;
  planEnd: string | null;
  latitude: number | null;
  longitude: number | null;
}

const columns = `o.id, o.order_no AS "orderNo", o.title, o.version, o.priority, o.group_id AS "groupId",
  o.catalog_id AS "catalogId", o.cell_id AS "cellId", o.cell_name AS "cellName", o.service_mode AS "serviceMode",
  o.round, o.owner_id AS "ownerId", ${orderIs('o', 'processing')} AS accepted,
  o.resolve_due_at AS "resolveDueAt", o.next_due_at AS "nextDueAt", o.plan_start AS "planStart", o.plan_end AS "planEnd", c.latitude, c.longitude`;

/**
 * Where nobody works on it yet and nobody else was asked to: what has no time, or one that has passed. Of what has a
 * time to come that may move, only within the days that are planned, from $4 up to $5; null: it may not.
 */
const toPlan = `NOT o.entrusted AND o.clocked_in_at IS NULL AND o.departed_at IS NULL
  AND (o.plan_end IS NULL OR o.plan_end <= $3 OR (o.plan_start >= $4 AND o.plan_start < $5))`;

const order = 'ORDER BY o.next_due_at NULLS LAST, o.id LIMIT $6';

/** One of the first so many, and how many there are. */
interface FoundRow extends WorkRow {
  total: number;
}

type Values<First> = [
  tenantId: string,
  of: First,
  now: string,
  movesFrom: string | null,
  movesUntil: string | null,
  limit: number,
];

/** Open orders of groups that wait for a time, what is due first at the head; `moves`: also those that have one to come. */
export const worksOfGroups = statement<FoundRow, Values<readonly string[]>>(
  'dispatch.worksOfGroups',
  `SELECT ${columns}, count(*) OVER ()::int AS total FROM orders o JOIN cells c ON c.tenant_id = $1 AND c.id = o.cell_id
   WHERE o.tenant_id = $1 AND o.group_id = ANY($2::uuid[]) AND ${orderIs('o', 'pending', 'assigned', 'processing')}
     AND ${orderOpen('o')} AND ${toPlan} ${order}`,
);

/** The same of owners' orders. */
export const worksOfOwners = statement<FoundRow, Values<readonly string[]>>(
  'dispatch.worksOfOwners',
  `SELECT ${columns}, count(*) OVER ()::int AS total FROM orders o JOIN cells c ON c.tenant_id = $1 AND c.id = o.cell_id
   WHERE o.tenant_id = $1 AND o.owner_id = ANY($2::uuid[]) AND ${orderIs('o', 'assigned', 'processing')}
     AND ${orderOpen('o')} AND ${toPlan} ${order}`,
);

/** How orders stand whose times a plan leaves alone: those with a time in its days, and those that come too late. */
interface StandRow {
  readonly plannedCount: number;
  readonly lateCount: number;
}

/** What is planned for before the days from $4 up to $5 has no part in them. */
const standing = (whose: string) =>
  `SELECT count(*) FILTER (WHERE timed)::int AS "plannedCount",
     count(*) FILTER (WHERE CASE WHEN timed THEN plan_end > due ELSE due <= $5 END)::int AS "lateCount"
   FROM (SELECT o.plan_end, o.resolve_due_at AS due, coalesce(o.plan_end > $4 AND o.plan_start < $5, false) AS timed
     FROM orders o WHERE o.tenant_id = $1 AND ${whose} AND ${orderOpen('o')} AND o.id <> ALL($3::uuid[])
       AND (o.plan_end > $6 AND o.plan_end <= $4) IS NOT TRUE) stood`;

type StandValues = [
  tenantId: string,
  of: readonly string[],
  without: readonly string[],
  from: string,
  until: string,
  now: string,
];

/** How open orders of groups stand by the end of the days that are planned, without those that the plan looks at. */
export const standOfGroups = statement<StandRow, StandValues>(
  'dispatch.standOfGroups',
  standing('o.group_id = ANY($2::uuid[])'),
);

/** The same of owners' orders. */
export const standOfOwners = statement<StandRow, StandValues>(
  'dispatch.standOfOwners',
  standing('o.owner_id = ANY($2::uuid[])'),
);

/** An order that was named, whatever its status. */
export interface NamedRow extends WorkRow {
  /** It may be given a time and handed on: it is open, not on hold, and not entrusted to others. */
  plannable: boolean;
  /** The same, but on hold it may be handed on. */
  movable: boolean;
  /** The engineer is at it. */
  underWay: boolean;
}

/** Orders by their ids. */
export const worksNamed = statement<NamedRow, [tenantId: string, orderIds: readonly string[]]>(
  'dispatch.worksNamed',
  `SELECT ${columns}, NOT o.entrusted AND ${orderIs('o', 'pending', 'assigned', 'processing')} AND ${orderOpen('o')}
       AS plannable, NOT o.entrusted AND ${orderOpen('o')} AS movable,
     ${orderOpen('o')} AND ${orderIs('o', 'processing')} AND o.clocked_in_at IS NOT NULL AS "underWay"
   FROM orders o JOIN cells c ON c.tenant_id = $1 AND c.id = o.cell_id
   WHERE o.tenant_id = $1 AND o.id = ANY($2::uuid[])`,
);

/** A time to come that a person has for an order: its owner, or a colleague who comes along. */
export interface TimeRow {
  readonly orderId: string;
  readonly engineerId: string;
  readonly planStart: string;
  readonly planEnd: string;
  readonly allDay: boolean;
}

/** What is to come of orders, for whomever. */
export const timesOfOrders = statement<TimeRow, [tenantId: string, orderIds: readonly string[]]>(
  'dispatch.timesOfOrders',
  `SELECT order_id AS "orderId", account_id AS "engineerId", plan_start AS "planStart", plan_end AS "planEnd",
     all_day AS "allDay"
   FROM schedules WHERE tenant_id = $1 AND order_id = ANY($2::uuid[]) AND status IN ('planned', 'running')
   ORDER BY plan_start, id`,
);

/** The versions of orders. */
export const versionsOf = statement<
  { readonly id: string; readonly version: number },
  [tenantId: string, orderIds: readonly string[]]
>('dispatch.versionsOf', 'SELECT id, version FROM orders WHERE tenant_id = $1 AND id = ANY($2::uuid[])');

/** A job that takes longer than it was planned. */
export interface OverrunRow {
  id: string;
  version: number;
  orderNo: string;
  title: string;
  cellName: string;
  ownerId: string;
  ownerName: string;
  planStart: string;
  planEnd: string;
}

/** Most jobs that are told at once, the latest first. */
const maxOverruns = 50;

/** Jobs of today whose engineers are still at them after their planned end; of people, or of everybody. */
export const overruns = statement<
  OverrunRow,
  [tenantId: string, now: string, accountIds: readonly string[] | null, groupIds: readonly string[] | null]
>(
  'dispatch.overruns',
  `SELECT o.id, o.version, o.order_no AS "orderNo", o.title, o.cell_name AS "cellName", o.owner_id AS "ownerId",
     a.name AS "ownerName", o.plan_start AS "planStart", o.plan_end AS "planEnd"
   FROM orders o JOIN accounts a ON a.tenant_id = $1 AND a.id = o.owner_id
   WHERE o.tenant_id = $1 AND ${orderIs('o', 'processing')} AND ${orderOpen('o')} AND o.clocked_in_at IS NOT NULL
     AND o.plan_end <= $2::timestamptz AND o.plan_end > $2::timestamptz - interval '1 day'
     AND ($3::uuid[] IS NULL OR o.owner_id = ANY($3::uuid[]))
     AND ($4::uuid[] IS NULL OR o.group_id = ANY($4::uuid[]))
   ORDER BY o.plan_end, o.id LIMIT ${maxOverruns}`,
);

/** Names of staff whose schedules are kept here; others' time is planned elsewhere. */
export const plannablePeople = statement<
  { id: string; name: string },
  [tenantId: string, accountIds: readonly string[]]
>(
  'dispatch.plannablePeople',
  `SELECT id, name FROM accounts
   WHERE tenant_id = $1 AND id = ANY($2::uuid[]) AND scheduling_enabled AND ${staffActive()}`,
);
