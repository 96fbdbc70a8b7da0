import type { Access } from '../../testing/access.ts';

export const employeesAccess: Access = {
  'employees.deleteSkill': 'no thing',
  'employees.detail': {
    of: 'tenant',
    ask: (on, { desk }) => on.employees.detail({ employeeId: desk.engineer.accountId }),
  },
  'employees.isOpenPlan': {
    of: 'tenant',
    ask: (on, { desk }) => on.employees.isOpenPlan({ employeeId: desk.engineer.accountId }),
  },
  'employees.one': {
    of: 'tenant',
    ask: (on, { desk }) => on.employees.one({ employeeId: desk.engineer.accountId }),
  },
  'employees.update': 'no thing',
};
