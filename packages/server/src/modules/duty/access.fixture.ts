import type { Access } from '../../testing/access.ts';

export const dutyAccess: Access = {
  'duty.calendar': {
    of: 'tenant',
    ask: (on, { tenant }) => on.duty.calendar({ month: '2026-11', groupId: tenant.groupId }),
  },
  'duty.set': {
    of: ({ account }, tenant) => account === tenant.lead || account === tenant.dispatcher,
    ask: (on, { tenant }) =>
      on.duty.set({ groupId: tenant.groupId, date: '2026-11-20', accountIds: [], shift: 'day' }),
  },
};
