import { dueAction, dueNotices, noticesFromMinute } from '../../engine/due.ts';
import { clockStands } from '../../engine/hold.ts';
import { leadsOf } from '../../engine/people.ts';
import { dailyJob } from '../../platform/jobs/daily.ts';
import { deviceOrder } from './kind.ts';
import { deviceIs, deviceOpen, deviceTable, type FoundDevice } from './row.ts';

/** Goes on with device orders whose time to resume has come. */
export const deviceResume = dueAction({
  name: 'device resume',
  everyMs: 15_000,
  table: 'device_orders',
  where: deviceIs('', 'suspended'),
  from: 'resume_at',
  act: (by, id) => deviceOrder.perform(by, id, 'activate', {}),
});

/** Notifies the engineer of what is due, and the lead of what is overdue. */
export const deviceNotices = dailyJob(
  'device notices',
  noticesFromMinute,
  dueNotices<FoundDevice>({
    kind: 'device',
    table: 'device_orders',
    open: `${deviceOpen('')} AND NOT ${clockStands('', deviceIs('', 'suspended'))}`,
    due: 'due_at',
    find: deviceTable.find,
    async notified(on, { tenantId, groupId, engineerId, managerId }, overdue) {
      if (!overdue) return [engineerId ?? managerId];
      return [managerId, ...(await leadsOf(on, tenantId, groupId))];
    },
  }),
);
