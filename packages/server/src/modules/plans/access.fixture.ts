import type { Access, Visitor } from '../../testing/access.ts';
import type { TestTenant } from '../../testing/tenant.ts';

const today = '2026-11-20';

/** Their own days, those whom they lead, and for a dispatcher everybody's. */
const seesEngineer = ({ account }: Visitor, tenant: TestTenant) =>
  [tenant.engineer, tenant.lead, tenant.dispatcher].includes(account);

export const plansAccess: Access = {
  'plans.statistics': {
    of: ({ account }, tenant) => account === tenant.lead,
    ask: (on, { tenant }) => on.plans.statistics({ groupId: tenant.groupId, from: today, to: today }),
  },
  'plans.list': {
    of: seesEngineer,
    ask: (on, { tenant }) =>
      on.plans.list({ accountIds: [tenant.engineer.accountId], from: today, to: today }),
  },
  'plans.calendarSaturation': {
    of: 'tenant',
    ask: (on, { tenant }) => on.plans.calendarSaturation({ accountId: tenant.engineer.accountId }),
  },
  'plans.engineerOrders': {
    of: seesEngineer,
    ask: (on, { tenant }) => on.plans.engineerOrders({ accountId: tenant.engineer.accountId, date: today }),
  },
  'plans.dailySaturation': {
    of: 'tenant',
    ask: (on, { tenant }) => on.plans.dailySaturation({ groupId: tenant.groupId, days: [today] }),
  },
  'plans.isOpenSchedule': {
    of: 'tenant',
    ask: (on, { tenant }) => on.plans.isOpenSchedule({ accountId: tenant.engineer.accountId }),
  },
};
