import { dueNotices, noticesFromMinute } from '../../engine/due-notices.ts';
import { leadsOf } from '../../engine/people.ts';
import { dailyJob } from '../../platform/jobs/daily.ts';
import { deviceOpen, deviceTable, type FoundDevice } from './row.ts';

/** Notifies the engineer of what is due, and the lead of what is overdue. */
export const deviceNotices = dailyJob(
  'device notices',
  noticesFromMinute,
  dueNotices<FoundDevice>({
    kind: 'device',
    table: 'device_orders',
    open: deviceOpen(''),
    due: 'due_at',
    find: deviceTable.find,
    async notified(on, { tenantId, groupId, engineerId, managerId }, overdue) {
      if (!overdue) return [engineerId ?? managerId];
      return [managerId, ...(await leadsOf(on, tenantId, groupId))];
    },
  }),
);
