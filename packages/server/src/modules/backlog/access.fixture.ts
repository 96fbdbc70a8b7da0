import type { Access, Visitor } from '../../testing/access.ts';
import type { TestTenant } from '../../testing/tenant.ts';

const leads = ({ account }: Visitor, tenant: TestTenant) => account === tenant.lead;

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
    ask: (on, { orderId, tenant }) => on.backlog.ccMark({ orderId, userIds: [tenant.engineer2.accountId] }),
  },
  'backlog.ccRead': 'no thing',
  'backlog.underlingToday': {
    of: leads,
    ask: (on, { tenant }) => on.backlog.underlingToday({ groupId: tenant.groupId }),
  },
  'backlog.escalations': {
    of: leads,
    ask: (on, { tenant }) => on.backlog.escalations({ groupId: tenant.groupId }),
  },
  'backlog.underlingAll': {
    of: leads,
    ask: (on, { tenant }) => on.backlog.underlingAll({ groupId: tenant.groupId }),
  },
  'backlog.underlingStaff': {
    of: leads,
    ask: (on, { tenant }) => on.backlog.underlingStaff({ groupId: tenant.groupId }),
  },
  'backlog.groupScheduleSaturation': {
    of: leads,
    ask: (on, { tenant }) =>
      on.backlog.groupScheduleSaturation({ accountIds: [tenant.engineer.accountId], days: ['2026-11-20'] }),
  },
  'backlog.groupScheduleOrders': {
    of: leads,
    ask: (on, { tenant }) =>
      on.backlog.groupScheduleOrders({ accountIds: [tenant.engineer.accountId], planTime: '2026-11-20' }),
  },
  'backlog.groupSaturation': {
    of: ({ account }, tenant) => [tenant.lead, tenant.dispatcher, tenant.monitor].includes(account),
    ask: (on, { tenant }) => on.backlog.groupSaturation({ groupId: tenant.groupId, days: ['2026-11-20'] }),
  },
};
