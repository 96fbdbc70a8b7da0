import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { ScheduleCut } from '@svcdesk/core/rules';
import { timeZone } from '@svcdesk/core/sla';
import { notDeleted } from '../platform/db/active.ts';
import { insertRows, type Queryable, statement } from '../platform/db/index.ts';
import type { WorkKind } from '../platform/db/schema/columns.ts';
import { schedules } from '../platform/db/schema/schedules.ts';
import type { ActContext } from './context.ts';
import { checkSpan } from './days.ts';
import { isoOf } from './timestamps.ts';

const hold = statement<object, [account: string]>(
  'work.holdDays',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 11))',
);

/**
 * Keeps others from planning or freeing a person's time until the transaction ends, so that of two who look whether
 * it is free only one finds it so. Taken after the row of what is planned.
 */
export async function holdDaysOf(on: Queryable, tenantId: string, accountId: string): Promise<void> {
  await hold.all(on, `${tenantId} ${accountId}`);
}

/** What has begun by $3 ends then and counts until now; what was to come is cancelled, but from $4 on it stays. */
const cut = statement<
  object,
  [tenantId: string, orderId: string, now: string, keepFrom: string | null, accountId: string | null]
>(
  'schedules.cut',
  `UPDATE schedules SET
     status = CASE WHEN plan_start <= $3 THEN 'ended' ELSE 'cancelled' END,
     plan_end = CASE WHEN plan_start <= $3 THEN least(plan_end, $3) ELSE plan_end END,
     version = version + 1
   WHERE tenant_id = $1 AND order_id = $2 AND status IN ('planned', 'running')
     AND ($4::timestamptz IS NULL OR plan_start < $4) AND ($5::uuid IS NULL OR account_id = $5)`,
);

/** Ends or cancels the schedules of a work item; of one person alone where they are named. */
export async function cutSchedules(
  { tx, tenantId }: ActContext,
  orderId: string,
  how: Exclude<ScheduleCut, 'set'>,
  resumeAt: number | undefined,
  now: number,
  accountId: string | null = null,
): Promise<void> {
  const keepFrom = how === 'cutUntilResume' ? isoOf(resumeAt) : null;
  await cut.change(
    tx,
    tenantId,
    orderId,
    how === 'cancelAll' ? '-infinity' : isoOf(now),
    keepFrom,
    accountId,
  );
}

/** Cancels the schedules of an order, those under way too; of one person alone where they are named. */
export const cancelSchedules = (context: ActContext, orderId: string, accountId: string | null) =>
  cutSchedules(context, orderId, 'cancelAll', undefined, context.now().getTime(), accountId);

/**
 * Makes way for the time from $5 to $6 of person $4: what has begun by $3 ends then, or when the new time begins, and
 * counts until then; all else is cancelled. With $7 only that person's time makes way.
 */
const makeWay = statement<
  object,
  [
    tenantId: string,
    orderId: string,
    now: string,
    accountId: string,
    planStart: string,
    planEnd: string,
    besideOthers: boolean,
  ]
>(
  'schedules.makeWay',
  `UPDATE schedules s SET
     status = CASE WHEN cut.at > s.plan_start THEN 'ended' ELSE 'cancelled' END,
     plan_end = CASE WHEN cut.at > s.plan_start THEN cut.at ELSE s.plan_end END,
     version = s.version + 1
   FROM (SELECT id, least(plan_end, $3, CASE WHEN again THEN $5::timestamptz END) AS at
     FROM (SELECT id, account_id, status, plan_end,
         account_id = $4 AND plan_start < $6 AND plan_end > $5 AS again
       FROM schedules WHERE tenant_id = $1 AND order_id = $2) own
     WHERE (status IN ('planned', 'running') AND (account_id = $4 OR NOT $7)) OR (status = 'ended' AND again)) cut
   WHERE s.tenant_id = $1 AND s.id = cut.id`,
);

/** Longest plan of one entry, so that looking for those of a day need not go back further. */
export const maxPlanDays = 31;

/** Refuses a plan that ends before it begins, or takes too long. */
export function checkPlan({ planStart, planEnd }: Pick<Plan, 'planStart' | 'planEnd'>): void {
  checkSpan(planStart, planEnd, maxPlanDays, 'planEnd');
}

/** So long a plan may be looked at before it is written: what has begun meanwhile does not count as past. */
const graceMs = 15 * 60_000;

/** Whether a plan begins in the past; the whole of today does not. */
export function beginsInPast(
  { planStart, planEnd, allDay }: Pick<Plan, 'planStart' | 'planEnd' | 'allDay'>,
  { now, timeZone: zone }: Pick<ActContext, 'now' | 'timeZone'>,
): boolean {
  const at = now().getTime();
  if (planStart >= at - graceMs) return false;
  const local = timeZone(zone);
  const today = local.dayOf(at);
  const isWhole = allDay || planEnd - planStart >= local.dayStart(today + 1) - local.dayStart(today);
  return !isWhole || local.dayOf(planStart) < today;
}

/** Something that a person has at a time, which speaks against planning them for it. */
export interface Standing {
  readonly warning: 'onLeave' | 'overlaps';
  readonly from: string;
  readonly to: string;
}

const standing = statement<
  Standing,
  [tenantId: string, accountId: string, orderId: string, from: string, to: string]
>(
  'schedules.standing',
  `SELECT 'onLeave' AS warning, from_at AS "from", to_at AS "to" FROM leaves
   WHERE tenant_id = $1 AND account_id = $2 AND from_at < $5 AND to_at > $4
   UNION ALL
   SELECT 'overlaps', plan_start, plan_end FROM schedules WHERE tenant_id = $1 AND account_id = $2
     AND status <> 'cancelled' AND order_id IS DISTINCT FROM $3 AND plan_start < $5 AND plan_end > $4
     AND plan_start > $4::timestamptz - interval '${maxPlanDays} days'
   ORDER BY 2 LIMIT 1`,
);

/** What a person has at a time beside an order, until the end of the transaction: their leave, or something planned. */
export async function standingAt(
  on: Queryable,
  tenantId: string,
  {
    accountId,
    orderId,
    planStart,
    planEnd,
  }: Pick<Plan, 'accountId' | 'planStart' | 'planEnd'> & {
    readonly orderId: string;
  },
): Promise<Standing | undefined> {
  await holdDaysOf(on, tenantId, accountId);
  return standing.first(on, tenantId, accountId, orderId, isoOf(planStart), isoOf(planEnd));
}

/** Whether the schedule of a member of staff is kept here. */
export const schedulingOf = statement<{ open: boolean }, [tenantId: string, accountId: string]>(
  'schedules.scheduling',
  `SELECT scheduling_enabled AS open FROM accounts
   WHERE tenant_id = $1 AND id = $2 AND type = 1 AND ${notDeleted()}`,
);

/** Refuses to plan the time of a person whose schedule is not kept here. */
export async function checkScheduling(on: Queryable, tenantId: string, accountId: string): Promise<void> {
  const found = await schedulingOf.first(on, tenantId, accountId);
  if (found?.open === false) throw new SvcdeskError('notAllowed', { reason: 'scheduleOff' });
}

/** What is planned: an order, or work of another kind. */
export interface Planned {
  readonly id: string;
  /** Absent for orders. */
  readonly kind?: WorkKind | undefined;
  readonly cellId: string | null;
  readonly onSite: boolean;
}

/** Who does it, and when. */
export interface Plan {
  readonly accountId: string;
  readonly planStart: number;
  readonly planEnd: number;
  readonly allDay?: boolean | undefined;
  /** What others have planned for it stays; else it takes the place of all that was planned. */
  readonly besideOthers?: boolean | undefined;
}

/** Puts a record into a person's schedule, in the place of what was planned for it before; gives the entry's id. */
export async function planFor(
  { tx, tenantId, actor }: ActContext,
  { id, kind = 'order', cellId, onSite }: Planned,
  { accountId, planStart, planEnd, allDay = false, besideOthers = false }: Plan,
  now: number,
): Promise<string> {
  checkPlan({ planStart, planEnd });
  await checkScheduling(tx, tenantId, accountId);
  const [from, to] = [isoOf(planStart), isoOf(planEnd)];
  await makeWay.change(tx, tenantId, id, isoOf(now), accountId, from, to, besideOthers);
  const entryId = timeOrderedId(now);
  await insertRows(tx, schedules, {
    tenantId,
    id: entryId,
    orderId: id,
    orderKind: kind,
    accountId,
    planStart: from,
    planEnd: to,
    allDay,
    cellId,
    onSite,
    createdById: actor.kind === 'job' ? null : actor.accountId,
    createdAt: isoOf(now),
  });
  return entryId;
}
