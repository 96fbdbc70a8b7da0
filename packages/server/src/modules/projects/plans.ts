import { timeOrderedId } from '@svcdesk/core';
import type { ActContext } from '../../engine/context.ts';
import { checkSpan } from '../../engine/days.ts';
import { checkScheduling, maxPlanDays } from '../../engine/schedules.ts';
import { isoOf, msOf } from '../../engine/timestamps.ts';
import { insertRows, type Queryable, statement } from '../../platform/db/index.ts';
import { schedules } from '../../platform/db/schema/schedules.ts';
import { invalid } from '../../platform/refusals.ts';
import type { ProjectRow } from './row.ts';

/** One entry is told from others of the same order by whose it is and when it begins. */
const cut = statement<
  object,
  [tenantId: string, orderId: string, accountId: string, planStart: string, now: string]
>(
  'project_orders.cutPlan',
  `UPDATE schedules SET
     status = CASE WHEN plan_start <= $5 THEN 'ended' ELSE 'cancelled' END,
     plan_end = CASE WHEN plan_start <= $5 THEN least(plan_end, $5) ELSE plan_end END,
     version = version + 1
   WHERE tenant_id = $1 AND order_id = $2 AND account_id = $3 AND plan_start = $4
     AND status IN ('planned', 'running')`,
);

/** A person's plan: the whole order for its handler, a stage for the engineer who does it. */
export interface OwnPlan {
  readonly accountId?: string | null | undefined;
  readonly planStart?: string | null | undefined;
  readonly planEnd?: string | null | undefined;
}

/** Plans end after they begin, and one entry is no longer than others are. */
export function checkPlan({ planStart, planEnd }: OwnPlan, path: string): void {
  if (!planStart !== !planEnd) throw invalid(planStart ? path : path.replace(/End$/, 'Start'), 'required');
  if (!planStart || !planEnd) return;
  checkSpan(msOf(planStart), msOf(planEnd), maxPlanDays, path);
}

/** Puts a plan into a person's schedule, beside what others have planned of the same order. */
export async function putPlan(
  { tx, actor, now }: Pick<ActContext, 'tx' | 'actor' | 'now'>,
  { tenantId, id, cellId }: Pick<ProjectRow, 'tenantId' | 'id' | 'cellId'>,
  { accountId, planStart, planEnd }: OwnPlan,
): Promise<void> {
  if (!accountId || !planStart || !planEnd) return;
  await checkScheduling(tx, tenantId, accountId);
  const at = now().getTime();
  await insertRows(tx, schedules, {
    tenantId,
    id: timeOrderedId(at),
    orderId: id,
    orderKind: 'project',
    accountId,
    planStart,
    planEnd,
    cellId,
    onSite: true,
    createdById: actor.kind === 'job' ? null : actor.accountId,
    createdAt: isoOf(at),
  });
}

/** Ends one plan: what has begun counts until now, what was to come is cancelled. */
export async function cutPlan(
  tx: Queryable,
  { tenantId, id }: Pick<ProjectRow, 'tenantId' | 'id'>,
  { accountId, planStart }: OwnPlan,
  now: number,
): Promise<void> {
  if (accountId && planStart) await cut.change(tx, tenantId, id, accountId, planStart, isoOf(now));
}
