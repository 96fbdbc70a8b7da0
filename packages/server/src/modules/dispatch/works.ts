import type { OnCallWork } from '@svcdesk/core/scheduling';
import { orderIs, orderOpen } from '../../engine/statuses.ts';
import { msOf } from '../../engine/timestamps.ts';
import { staffActive } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';

/** The columns of an order that plans read. */
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
  /** Its owner has accepted it, and keeps it. */
  accepted: boolean;
  resolveDueAt: string | null;
  planStart: string | null;
  planEnd: string | null;
  latitude: number | null;
  longitude: number | null;
}

const columns = `o.id, o.order_no AS "orderNo", o.title, o.version, o.priority, o.group_id AS "groupId",
  o.catalog_id AS "catalogId", o.cell_id AS "cellId", o.cell_name AS "cellName", o.service_mode AS "serviceMode",
  o.round, o.owner_id AS "ownerId", ${orderIs('o', 'processing')} AS accepted,
  o.resolve_due_at AS "resolveDueAt", o.plan_start AS "planStart", o.plan_end AS "planEnd", c.latitude, c.longitude`;

/** A work as far as on-call time goes. */
export const onCallWorkOf = ({ groupId, priority, resolveDueAt }: WorkRow): OnCallWork => ({
  ...{ groupId, priority },
  dueAt: msOf(resolveDueAt),
});

/** SQL: the engineer of order `o` is on the way or on site. */
const begun = '(o.clocked_in_at IS NOT NULL OR o.departed_at IS NOT NULL)';

/** SQL: leave of the owner of order `o` overlaps its appointment, or an assumed absence that three parameters give. */
const ownerAway = (ids: string, from: string, to: string) =>
  `(EXISTS (SELECT FROM leaves l WHERE l.tenant_id = $1 AND l.account_id = o.owner_id
      AND l.from_at < o.plan_end AND l.to_at > o.plan_start)
    OR EXISTS (SELECT FROM unnest(${ids}::uuid[], ${from}::timestamptz[], ${to}::timestamptz[]) a (account_id, from_at, to_at)
      WHERE a.account_id = o.owner_id AND a.from_at < o.plan_end AND a.to_at > o.plan_start))`;

/**
 * SQL: not entrusted, no engineer on the way or on site, and no appointment that ends after now ($3), or one that starts
 * from $4 and before $5 and may move ($6) or overlaps leave, an assumed absence ($8 to $10), or another entry, of its
 * owner. Null for $4 and $5 leaves all orders with a future appointment out.
 */
const toPlan = `NOT o.entrusted AND NOT ${begun}
  AND (o.plan_end IS NULL OR o.plan_end <= $3 OR (o.plan_start >= $4 AND o.plan_start < $5 AND ($6
    OR ${ownerAway('$8', '$9', '$10')}
    OR EXISTS (SELECT FROM schedules s WHERE s.tenant_id = $1 AND s.account_id = o.owner_id AND s.order_id <> o.id
      AND s.status <> 'cancelled' AND s.plan_start < o.plan_end AND s.plan_end > o.plan_start))))`;

const order = 'ORDER BY o.next_due_at NULLS LAST, o.id LIMIT $7';

interface FoundRow extends WorkRow {
  /** Number of all rows, those beyond the limit included. */
  total: number;
}

type Values<First> = [
  tenantId: string,
  of: First,
  now: string,
  from: string | null,
  until: string | null,
  moves: boolean,
  limit: number,
  awayIds: readonly string[],
  awayFrom: readonly string[],
  awayTo: readonly string[],
];

/**
 * Open orders of groups that wait for an appointment, those with the earliest deadline first. With `from` and `until` also
 * those whose appointment starts between the two: all with `moves`, else those whose owners are away or elsewhere then.
 */
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

const begunOf = (whose: string) =>
  `SELECT ${columns} FROM orders o JOIN cells c ON c.tenant_id = $1 AND c.id = o.cell_id
   WHERE o.tenant_id = $1 AND ${whose} AND ${orderIs('o', 'processing')} AND ${orderOpen('o')} AND NOT o.entrusted
     AND ${begun}
   ORDER BY o.plan_start NULLS FIRST, o.id`;

/** Orders of groups whose engineers are at them, or on the way: no plan moves them. */
export const begunOfGroups = statement<WorkRow, [tenantId: string, groupIds: readonly string[]]>(
  'dispatch.begunOfGroups',
  begunOf('o.group_id = ANY($2::uuid[])'),
);

/** The same of owners' orders. */
export const begunOfOwners = statement<WorkRow, [tenantId: string, ownerIds: readonly string[]]>(
  'dispatch.begunOfOwners',
  begunOf('o.owner_id = ANY($2::uuid[])'),
);

/** Ids of people whose schedules are kept here: members of groups, and owners of the groups' open orders. */
export const peopleOfGroups = statement<{ id: string }, [tenantId: string, groupIds: readonly string[]]>(
  'dispatch.peopleOfGroups',
  `SELECT a.id FROM accounts a JOIN (
     SELECT m.account_id FROM group_members m WHERE m.tenant_id = $1 AND m.group_id = ANY($2::uuid[])
     UNION SELECT o.owner_id FROM orders o WHERE o.tenant_id = $1 AND o.group_id = ANY($2::uuid[])
       AND ${orderOpen('o')} AND o.owner_id IS NOT NULL) p ON p.account_id = a.id
   WHERE a.tenant_id = $1 AND a.scheduling_enabled AND ${staffActive('a')} ORDER BY a.id`,
);

/** Counts of orders that a plan does not touch: those with an appointment in its days, and those that are late. */
interface StandRow {
  readonly plannedCount: number;
  readonly lateCount: number;
}

/**
 * SQL over open orders but those of $3. A future appointment that ends before the days from $4 to $5 counts nowhere. Work
 * under way ($7) is late by when it is expected to be done ($8). With $9 orders that nobody has are left out.
 */
const standing = (whose: string) =>
  `SELECT count(*) FILTER (WHERE timed)::int AS "plannedCount",
     count(*) FILTER (WHERE CASE WHEN done_at IS NOT NULL THEN done_at > due WHEN timed THEN plan_end > due
       ELSE due <= $5 END)::int AS "lateCount"
   FROM (SELECT o.plan_end, o.resolve_due_at AS due, coalesce(o.plan_end > $4 AND o.plan_start < $5, false) AS timed,
       w.done_at
     FROM orders o LEFT JOIN unnest($7::uuid[], $8::timestamptz[]) w (order_id, done_at) ON w.order_id = o.id
     WHERE o.tenant_id = $1 AND ${whose} AND ${orderOpen('o')} AND o.id <> ALL($3::uuid[])
       AND (o.owner_id IS NOT NULL OR NOT $9)
       AND (o.plan_end > $6 AND o.plan_end <= $4) IS NOT TRUE) stood`;

type StandValues = [
  tenantId: string,
  of: readonly string[],
  without: readonly string[],
  from: string,
  until: string,
  now: string,
  underWayIds: readonly string[],
  doneAt: readonly string[],
  onlyOwned: boolean,
];

/** Counts of the other open orders of groups by the end of the days that are planned. */
export const standOfGroups = statement<StandRow, StandValues>(
  'dispatch.standOfGroups',
  standing('o.group_id = ANY($2::uuid[])'),
);

/** The same of owners' orders. */
export const standOfOwners = statement<StandRow, StandValues>(
  'dispatch.standOfOwners',
  standing('o.owner_id = ANY($2::uuid[])'),
);

/** An order that a request names, whatever its status. */
export interface NamedRow extends WorkRow {
  /** It may get an appointment and another owner: it is open, not on hold, and not entrusted. */
  plannable: boolean;
  /** It may get another owner: it is open, perhaps on hold, and not entrusted. */
  movable: boolean;
  /** Its engineer has clocked in. */
  underWay: boolean;
  /** Its engineer is on the way or on site, so that plans leave it out. */
  begun: boolean;
  onHold: boolean;
  /** Another organisation has it. */
  entrusted: boolean;
}

/** Orders by their ids. */
export const worksNamed = statement<NamedRow, [tenantId: string, orderIds: readonly string[]]>(
  'dispatch.worksNamed',
  `SELECT ${columns}, NOT o.entrusted AND ${orderIs('o', 'pending', 'assigned', 'processing')} AND ${orderOpen('o')}
       AS plannable, NOT o.entrusted AND ${orderOpen('o')} AS movable,
     ${orderOpen('o')} AND ${orderIs('o', 'processing')} AND o.clocked_in_at IS NOT NULL AS "underWay", ${begun} AS begun,
     ${orderIs('o', 'suspended')} AS "onHold", o.entrusted
   FROM orders o JOIN cells c ON c.tenant_id = $1 AND c.id = o.cell_id
   WHERE o.tenant_id = $1 AND o.id = ANY($2::uuid[])`,
);

/**
 * Ids of orders of absent people that wait, on hold or with another organisation or for being accepted, and need their owners
 * before the absence ends: the hold or a deadline is over by then.
 */
export const waitingOfOwners = statement<
  { readonly id: string },
  [tenantId: string, accountIds: readonly string[], until: readonly string[], limit: number]
>(
  'dispatch.waitingOfOwners',
  `SELECT o.id FROM orders o JOIN (
     SELECT account_id, max(until) AS until FROM unnest($2::uuid[], $3::timestamptz[]) a (account_id, until)
     GROUP BY account_id) a ON a.account_id = o.owner_id
   WHERE o.tenant_id = $1 AND ${orderOpen('o')} AND (o.entrusted OR ${orderIs('o', 'assigned', 'suspended')})
     AND (o.resume_at < a.until OR o.next_due_at < a.until OR o.resolve_due_at < a.until)
   ORDER BY least(o.resume_at, o.next_due_at, o.resolve_due_at), o.id LIMIT $4`,
);

/** An appointment for an order: of its owner, or of a colleague who comes along. */
export interface TimeRow {
  readonly orderId: string;
  readonly engineerId: string;
  readonly planStart: string;
  readonly planEnd: string;
  readonly allDay: boolean;
}

/** Appointments of orders that are planned or running, of all people. */
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

/** A job that its engineer is at, or on the way to. */
export interface JobRow {
  id: string;
  version: number;
  orderNo: string;
  title: string;
  cellName: string;
  ownerId: string;
  ownerName: string;
  /** Null without an appointment. */
  planStart: string | null;
  planEnd: string | null;
  /** Its engineer is not there yet. */
  onTheWay: boolean;
}

/** Jobs that are looked at together, at most; those that are longest over their time come first. */
const maxJobs = 200;

/**
 * Jobs under way that take time nobody planned: they have no appointment, their planned end has passed, or their engineers
 * are still on the way when they should have begun. Of the last day only: what is older was left behind. Null takes all
 * people or groups.
 */
export const jobsOverTime = statement<
  JobRow,
  [tenantId: string, now: string, accountIds: readonly string[] | null, groupIds: readonly string[] | null]
>(
  'dispatch.jobsOverTime',
  `SELECT o.id, o.version, o.order_no AS "orderNo", o.title, o.cell_name AS "cellName", o.owner_id AS "ownerId",
     a.name AS "ownerName", o.plan_start AS "planStart", o.plan_end AS "planEnd",
     o.clocked_in_at IS NULL AS "onTheWay"
   FROM orders o JOIN accounts a ON a.tenant_id = $1 AND a.id = o.owner_id
   WHERE o.tenant_id = $1 AND ${orderIs('o', 'processing')} AND ${orderOpen('o')} AND NOT o.entrusted
     AND ${begun} AND (o.plan_end IS NULL OR o.plan_end <= $2::timestamptz
       OR (o.clocked_in_at IS NULL AND o.plan_start <= $2::timestamptz))
     AND coalesce(o.plan_end, o.clocked_in_at, o.departed_at) > $2::timestamptz - interval '1 day'
     AND ($3::uuid[] IS NULL OR o.owner_id = ANY($3::uuid[]))
     AND ($4::uuid[] IS NULL OR o.group_id = ANY($4::uuid[]))
   ORDER BY coalesce(o.plan_end, o.clocked_in_at, o.departed_at), o.id LIMIT ${maxJobs}`,
);

/** Names of active staff whose schedules are kept here. The time of others is planned elsewhere, so they get no work. */
export const plannablePeople = statement<
  { id: string; name: string },
  [tenantId: string, accountIds: readonly string[]]
>(
  'dispatch.plannablePeople',
  `SELECT id, name FROM accounts
   WHERE tenant_id = $1 AND id = ANY($2::uuid[]) AND scheduling_enabled AND ${staffActive()}`,
);
