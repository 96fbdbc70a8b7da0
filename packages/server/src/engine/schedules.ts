import { timeOrderedId } from '@svcdesk/core';
import type { ScheduleCut } from '@svcdesk/core/rules';
import { statement } from '../platform/db/index.ts';
import type { WorkKind } from '../platform/db/schema/work-kind.ts';
import type { ActContext } from './context.ts';
import { checkSpan } from './days.ts';
import { isoOf } from './instants.ts';

/** What has begun ends now and counts until now; what was to come is cancelled, but from $4 on it stays. */
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

const cancelAll = statement<object, [tenantId: string, orderId: string]>(
  'schedules.cancelAll',
  `UPDATE schedules SET status = 'cancelled', version = version + 1
   WHERE tenant_id = $1 AND order_id = $2 AND status IN ('planned', 'running')`,
);

const insert = statement<
  object,
  [
    tenantId: string,
    id: string,
    orderId: string,
    orderKind: WorkKind,
    accountId: string,
    planStart: string,
    planEnd: string,
    cellId: string | null,
    onSite: boolean,
    createdById: string | null,
    createdAt: string,
    allDay: boolean,
  ]
>(
  'schedules.insert',
  `INSERT INTO schedules
     (tenant_id, id, order_id, order_kind, account_id, plan_start, plan_end, cell_id, on_site, created_by_id,
      created_at, all_day)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

/** Ends or cancels the schedules of a thing. */
export async function cutSchedules(
  { tx, tenantId }: ActContext,
  orderId: string,
  how: Exclude<ScheduleCut, 'set'>,
  resumeAt: number | undefined,
  now: number,
): Promise<void> {
  if (how === 'cancelAll') await cancelAll.change(tx, tenantId, orderId);
  else {
    const keepFrom = how === 'cutUntilResume' ? isoOf(resumeAt) : null;
    await cut.change(tx, tenantId, orderId, isoOf(now), keepFrom, null);
  }
}

/** Longest plan of one entry, so that looking for those of a day need not go back further. */
export const maxPlanDays = 31;

/** Refuses a plan that ends before it begins, or takes too long. */
export function checkPlan({ planStart, planEnd }: Pick<Plan, 'planStart' | 'planEnd'>): void {
  checkSpan(planStart, planEnd, maxPlanDays, 'planEnd');
}

/** What is planned: an order, or a thing of another kind. */
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

/** Puts a thing into somebody's schedule, in the place of what was planned for it before; gives the entry's id. */
export async function planFor(
  { tx, tenantId, actor }: ActContext,
  { id, kind = 'order', cellId, onSite }: Planned,
  { accountId, planStart, planEnd, allDay = false, besideOthers = false }: Plan,
  now: number,
): Promise<string> {
  checkPlan({ planStart, planEnd });
  await cut.change(tx, tenantId, id, isoOf(now), null, besideOthers ? accountId : null);
  const by = actor.kind === 'job' ? null : actor.accountId;
  const times = [isoOf(planStart), isoOf(planEnd)] as const;
  const entryId = timeOrderedId(now);
  const place = [cellId, onSite] as const;
  await insert.change(tx, tenantId, entryId, id, kind, accountId, ...times, ...place, by, isoOf(now), allDay);
  return entryId;
}
