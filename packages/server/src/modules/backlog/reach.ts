import type { Reach } from '../../testing/reach.ts';

export const backlogReach: Reach = {
  'backlog.mineToday': 'no thing',
  'backlog.todayPage': 'no thing',
  'backlog.mineAll': 'no thing',
  'backlog.todayMonitor': 'no thing',
  'backlog.todaySe': 'no thing',
  'backlog.pendingItsm': 'no thing',
  'backlog.pendingSe': 'no thing',
  'backlog.timeout': 'no thing',
  'backlog.willTimeout': 'no thing',
  'backlog.ccMine': 'no thing',
  'backlog.ccGroup': 'no thing',
  'backlog.ccMark': {
    of: 'order',
    ask: (on, { orderId, desk }) => on.backlog.ccMark({ orderId, userIds: [desk.engineer2.accountId] }),
  },
  'backlog.ccRead': 'no thing',
};
