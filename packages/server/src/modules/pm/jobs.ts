import { addDays } from '@svcdesk/core/scheduling';
import { notifyAbout } from '../../engine/action/notify-about.ts';
import { jobActs } from '../../engine/context.ts';
import { maxOverdueDays, noticesFromMinute } from '../../engine/due-notices.ts';
import { leadsOf } from '../../engine/people.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { dailyJob, type JobDay } from '../../platform/jobs/daily.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { noticeOnce } from '../../platform/jobs/notices.ts';
import { daysOff } from './days-off.ts';
import { generatePlan } from './generate.ts';
import { type PmRow, pmOpen, pmTable } from './order-row.ts';
import { claimPlan } from './plan-row.ts';

const enabledPlans = statement<{ id: string }, [tenantId: string]>(
  'pm_plans.enabled',
  'SELECT id FROM pm_plans WHERE tenant_id = $1 AND enabled ORDER BY id',
);

/** Makes what every plan wants by today and its lead days. */
async function generate(context: JobContext, day: JobDay): Promise<void> {
  const { db, services, log } = context;
  const { tenantId, today } = day;
  const isOff = await daysOff(db, services, tenantId);
  for (const { id } of await enabledPlans.all(db, tenantId)) {
    await db
      .transaction(async (tx) => {
        const plan = await claimPlan(tx, tenantId, id);
        if (plan) await generatePlan(jobActs(context, day, tx), plan, today, isOff);
      })
      // One plan that fails must not keep the others waiting.
      .catch((error: unknown) =>
        log.error({ err: error, tenantId, planId: id }, 'a plan was not carried out'),
      );
  }
}

const due = statement<{ id: string }, [tenantId: string, from: string, until: string]>(
  'pm_orders.dueOn',
  `SELECT id FROM pm_orders WHERE tenant_id = $1 AND ${pmOpen('')} AND due_on >= $2 AND due_on < $3
   ORDER BY due_on, id`,
);

async function noticed(tx: Queryable, kind: 'pm.due' | 'pm.overdue', order: PmRow, at: Date) {
  const { tenantId, id, dueOn } = order;
  return noticeOnce(tx, { tenantId, kind, objectId: id, dueAt: `${dueOn}T00:00:00.000Z` }, at);
}

async function giveNotices(
  context: JobContext,
  day: JobDay,
  kind: 'pm.due' | 'pm.overdue',
  ids: readonly { id: string }[],
): Promise<void> {
  const { tenantId } = day;
  for (const { id } of ids) {
    await context.db.transaction(async (tx) => {
      const order = await pmTable.find(tx, tenantId, id);
      if (!order || !(await noticed(tx, kind, order, context.now()))) return;
      const alone = kind === 'pm.due' && order.engineerId !== null;
      const leads = alone ? [] : await leadsOf(tx, tenantId, order.groupId);
      await notifyAbout(jobActs(context, day, tx), 'pm', order, kind, [order.engineerId, ...leads]);
    });
  }
}

/** Makes the day's work, then notifies of what is due today and of what should have been done by now. */
export const pmDay = dailyJob('pm day', noticesFromMinute, async (context, day) => {
  await generate(context, day);
  const { tenantId, today } = day;
  const dueToday = await due.all(context.db, tenantId, today, addDays(today, 1));
  await giveNotices(context, day, 'pm.due', dueToday);
  const overdue = await due.all(context.db, tenantId, addDays(today, -maxOverdueDays), today);
  await giveNotices(context, day, 'pm.overdue', overdue);
});
