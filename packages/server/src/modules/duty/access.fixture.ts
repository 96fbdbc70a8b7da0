import type { Access } from '../../testing/access.ts';

export const dutyAccess: Access = {
  'duty.calendar': {
    of: 'tenant',
    ask: (on, { desk }) => on.duty.calendar({ month: '2026-11', groupId: desk.groupId }),
  },
  'duty.set': {
    of: ({ account }, desk) => account === desk.lead || account === desk.dispatcher,
    ask: (on, { desk }) =>
      on.duty.set({ groupId: desk.groupId, date: '2026-11-20', accountIds: [], shift: 'day' }),
  },
};
