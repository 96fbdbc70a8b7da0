import { dueNotices } from '../../engine/due-notices.ts';
import { leadsOf } from '../../engine/people.ts';
import { deviceOpen, deviceTable, type FoundDevice } from './row.ts';

/** Notifies the engineer of what is due, and the lead of what is overdue. */
export const deviceNotices = dueNotices<FoundDevice>({
  kind: 'device',
  table: 'device_orders',
  open: deviceOpen(''),
  due: 'device.due',
  overdue: 'device.overdue',
  find: deviceTable.find,
  async notified(on, { tenantId, groupId, engineerId, managerId }, overdue) {
    if (!overdue) return [engineerId ?? managerId];
    return [managerId, ...(await leadsOf(on, tenantId, groupId))];
  },
});
