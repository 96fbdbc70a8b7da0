import type { Access, Visitor } from '../../testing/access.ts';
import type { TestDesk } from '../../testing/desk.ts';

const today = '2026-11-20';

/** Their own days, those whom they lead, and for a dispatcher everybody's. */
const seesEngineer = ({ account }: Visitor, desk: TestDesk) =>
  [desk.engineer, desk.lead, desk.dispatcher].includes(account);

export const plansAccess: Access = {
  'plans.statistics': {
    of: ({ account }, desk) => account === desk.lead,
    ask: (on, { desk }) => on.plans.statistics({ groupId: desk.groupId, from: today, to: today }),
  },
  'plans.list': {
    of: seesEngineer,
    ask: (on, { desk }) => on.plans.list({ accountIds: [desk.engineer.accountId], from: today, to: today }),
  },
  'plans.calendarSaturation': {
    of: 'tenant',
    ask: (on, { desk }) => on.plans.calendarSaturation({ accountId: desk.engineer.accountId }),
  },
  'plans.engineerOrders': {
    of: seesEngineer,
    ask: (on, { desk }) => on.plans.engineerOrders({ accountId: desk.engineer.accountId, date: today }),
  },
  'plans.dailySaturation': {
    of: 'tenant',
    ask: (on, { desk }) => on.plans.dailySaturation({ groupId: desk.groupId, days: [today] }),
  },
  'plans.isOpenSchedule': {
    of: 'tenant',
    ask: (on, { desk }) => on.plans.isOpenSchedule({ accountId: desk.engineer.accountId }),
  },
};
