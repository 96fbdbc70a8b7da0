import { limits } from '@svcdesk/core/rules';
import { dueAction, dueNotices, noticesFromMinute } from '../../engine/due.ts';
import { clockStands } from '../../engine/hold.ts';
import { leadsOf } from '../../engine/people.ts';
import { orderIs, orderOpen } from '../../engine/statuses.ts';
import { dailyJob } from '../../platform/jobs/daily.ts';
import { projectOrder } from './kind.ts';
import { type FoundProject, projectTable } from './row.ts';

/** Seven days after it was resolved a project order counts as accepted. */
export const projectAcceptance = dueAction({
  name: 'project acceptance',
  everyMs: 3_600_000,
  table: 'project_orders',
  where: orderIs('', 'resolved'),
  from: 'resolved_at',
  afterMs: limits.automaticEvaluationMs,
  act: (by, id) => projectOrder.perform(by, id, 'close', {}),
});

/** Goes on with project orders whose time to resume has come. */
export const projectResume = dueAction({
  name: 'project resume',
  everyMs: 15_000,
  table: 'project_orders',
  where: orderIs('', 'suspended'),
  from: 'resume_at',
  act: (by, id) => projectOrder.perform(by, id, 'activate', {}),
});

/** Notifies the engineer of what is due, and manager and lead of what is overdue. */
export const projectNotices = dailyJob(
  'project notices',
  noticesFromMinute,
  dueNotices<FoundProject>({
    kind: 'project',
    table: 'project_orders',
    open: `${orderOpen('')} AND NOT ${clockStands('', orderIs('', 'suspended'))}`,
    due: 'due_at',
    find: projectTable.find,
    async notified(on, { tenantId, groupId, managerId, handlerId, assigneeId }, overdue) {
      if (!overdue) return [handlerId ?? assigneeId ?? managerId];
      return [managerId, ...(await leadsOf(on, tenantId, groupId))];
    },
  }),
);
