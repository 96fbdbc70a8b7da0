import type { Access, Visitor } from '../../testing/access.ts';
import type { TestDesk } from '../../testing/desk.ts';

const enters = ({ account }: Visitor, desk: TestDesk) => account === desk.lead || account === desk.dispatcher;

export const leaveAccess: Access = {
  'leave.list': {
    of: (person, desk) => enters(person, desk) || person.account === desk.engineer,
    ask: (on, { desk }) =>
      on.leave.list({ accountIds: [desk.engineer.accountId], from: '2026-11-20', to: '2026-11-20' }),
  },
  'leave.save': {
    of: enters,
    ask: (on, { desk }) =>
      on.leave.save({
        accountId: desk.engineer.accountId,
        leaveType: 'annual',
        from: '2026-11-20T00:00:00Z',
        to: '2026-11-21T00:00:00Z',
      }),
  },
};
