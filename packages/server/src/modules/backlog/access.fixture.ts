import type { Access, Visitor } from '../../testing/access.ts';
import type { TestDesk } from '../../testing/desk.ts';

const leads = ({ account }: Visitor, desk: TestDesk) => account === desk.lead;

export const backlogAccess: Access = {
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
  'backlog.underlingToday': {
    of: leads,
    ask: (on, { desk }) => on.backlog.underlingToday({ groupId: desk.groupId }),
  },
  'backlog.escalations': {
    of: leads,
    ask: (on, { desk }) => on.backlog.escalations({ groupId: desk.groupId }),
  },
  'backlog.underlingAll': {
    of: leads,
    ask: (on, { desk }) => on.backlog.underlingAll({ groupId: desk.groupId }),
  },
  'backlog.underlingStaff': {
    of: leads,
    ask: (on, { desk }) => on.backlog.underlingStaff({ groupId: desk.groupId }),
  },
  'backlog.groupScheduleSaturation': {
    of: leads,
    ask: (on, { desk }) =>
      on.backlog.groupScheduleSaturation({ accountIds: [desk.engineer.accountId], days: ['2026-11-20'] }),
  },
  'backlog.groupScheduleOrders': {
    of: leads,
    ask: (on, { desk }) =>
      on.backlog.groupScheduleOrders({ accountIds: [desk.engineer.accountId], planTime: '2026-11-20' }),
  },
  'backlog.groupSaturation': {
    of: ({ account }, desk) => [desk.lead, desk.dispatcher, desk.monitor].includes(account),
    ask: (on, { desk }) => on.backlog.groupSaturation({ groupId: desk.groupId, days: ['2026-11-20'] }),
  },
};
