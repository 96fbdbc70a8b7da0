import type { Access, Visitor } from '../../testing/access.ts';
import type { TestTenant } from '../../testing/tenant.ts';

const enters = ({ account }: Visitor, tenant: TestTenant) =>
  account === tenant.lead || account === tenant.dispatcher;

export const leaveAccess: Access = {
  'leave.list': {
    of: (person, tenant) => enters(person, tenant) || person.account === tenant.engineer,
    ask: (on, { tenant }) =>
      on.leave.list({ accountIds: [tenant.engineer.accountId], from: '2026-11-20', to: '2026-11-20' }),
  },
  'leave.save': {
    of: enters,
    ask: (on, { tenant }) =>
      on.leave.save({
        accountId: tenant.engineer.accountId,
        leaveType: 'annual',
        from: '2026-11-20T00:00:00Z',
        to: '2026-11-21T00:00:00Z',
      }),
  },
};
