import { isSvcdeskError } from '@svcdesk/core';
import { limits, type ProjectAction } from '@svcdesk/core/rules';
import { perform } from '../../engine/action/perform.ts';
import { jobActs } from '../../engine/context.ts';
import { dueNotices, noticesFromMinute } from '../../engine/due-notices.ts';
import { leadsOf } from '../../engine/people.ts';
import { orderIs, orderOpen } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import { dailyJob } from '../../platform/jobs/daily.ts';
import type { Job, JobContext, JobTenant } from '../../platform/jobs/job.ts';
import { servedTenants } from '../../platform/jobs/tenants.ts';
import { projectOrder } from './kind.ts';
import { type FoundProject, projectTable } from './row.ts';

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
/** Projects that one run takes of a tenant; what is left waits for the next. */
const maxAtOnce = 500;

const resolvedBefore = statement<{ id: string }, [tenantId: string, before: string]>(
  'project_orders.resolvedBefore',
  `SELECT id FROM project_orders WHERE tenant_id = $1 AND ${orderIs('', 'resolved')} AND resolved_at <= $2
   ORDER BY resolved_at LIMIT ${maxAtOnce}`,
);

const resuming = statement<{ id: string }, [tenantId: string, at: string]>(
  'project_orders.resuming',
  `SELECT id FROM project_orders WHERE tenant_id = $1 AND ${orderIs('', 'suspended')} AND resume_at <= $2
   ORDER BY resume_at LIMIT ${maxAtOnce}`,
);

const claim = statement<{ id: string }, [tenantId: string, id: string]>(
  'project_orders.claim',
  'SELECT id FROM project_orders WHERE tenant_id = $1 AND id = $2 FOR UPDATE SKIP LOCKED',
);

/** Acts on one project as the job, unless somebody is at it or was there first. */
async function actAsJob(
  context: JobContext,
  tenant: JobTenant,
  id: string,
  action: ProjectAction,
): Promise<void> {
  const { tenantId } = tenant;
  try {
    await context.db.transaction(async (tx) => {
      if (!(await claim.first(tx, tenantId, id))) return;
      await perform(projectOrder, jobActs(context, tenant, tx), id, action, {});
    });
  } catch (error) {
    // What does not stand that way any more is somebody else's doing.
    if (isSvcdeskError(error, 'notAllowed')) return;
    context.log.error({ err: error, tenantId, projectOrderId: id, action }, 'a project order was not moved');
  }
}

function jobFor(
  name: string,
  everyMs: number,
  action: ProjectAction,
  due: (context: JobContext, tenantId: string) => Promise<readonly { id: string }[]>,
): Job {
  return {
    name,
    everyMs,
    async run(context) {
      for (const tenant of await servedTenants(context.db)) {
        for (const { id } of await due(context, tenant.tenantId)) {
          await actAsJob(context, tenant, id, action);
        }
      }
    },
  };
}

/** Seven days after it was resolved a project order counts as accepted. */
export const projectAcceptance = jobFor('project acceptance', hourMs, 'close', ({ db, now }, tenantId) =>
  resolvedBefore.all(db, tenantId, new Date(now().getTime() - limits.automaticEvaluationMs).toISOString()),
);

/** Goes on with project orders whose time to resume has come. */
export const projectResume = jobFor('project resume', 15 * secondMs, 'activate', ({ db, now }, tenantId) =>
  resuming.all(db, tenantId, now().toISOString()),
);

/** Notifies whoever has it of what is due, and manager and lead of what is overdue. */
export const projectNotices = dailyJob(
  'project notices',
  noticesFromMinute,
  dueNotices<FoundProject>({
    kind: 'project',
    table: 'project_orders',
    open: orderOpen(''),
    due: 'due_at',
    find: projectTable.find,
    async notified(on, { tenantId, groupId, managerId, handlerId, assigneeId }, overdue) {
      if (!overdue) return [handlerId ?? assigneeId ?? managerId];
      return [managerId, ...(await leadsOf(on, tenantId, groupId))];
    },
  }),
);
