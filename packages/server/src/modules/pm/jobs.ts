import { jobActs } from '../../engine/context.ts';
import { dueNotices, noticesFromMinute } from '../../engine/due.ts';
import { leadsOf } from '../../engine/people.ts';
import { statement } from '../../platform/db/index.ts';
import { dailyJob, type JobDay } from '../../platform/jobs/daily.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { generatePlan } from './generate.ts';
import { type FoundPm, pmOpen, pmTable } from './order-row.ts';
import { claimPlan, daysOff } from './plan-row.ts';

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

const notifyOfDue = dueNotices<FoundPm>({
  kind: 'pm',
  table: 'pm_orders',
  open: pmOpen(''),
  due: 'due_on',
  find: pmTable.find,
  async notified(on, { tenantId, groupId, engineerId }, overdue) {
    const alone = !overdue && engineerId !== null;
    return [engineerId, ...(alone ? [] : await leadsOf(on, tenantId, groupId))];
  },
});

/** Makes the day's work, then notifies of what is due today and of what should have been done by now. */
export const pmDay = dailyJob('pm day', noticesFromMinute, async (context, day) => {
  await generate(context, day);
  await notifyOfDue(context, day);
});
