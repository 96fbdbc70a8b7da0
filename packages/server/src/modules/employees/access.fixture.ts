import type { Access } from '../../testing/access.ts';

export const employeesAccess: Access = {
  'employees.deleteSkill': 'no thing',
  'employees.detail': {
    of: 'tenant',
    ask: (on, { tenant }) => on.employees.detail({ employeeId: tenant.engineer.accountId }),
  },
  'employees.isOpenPlan': {
    of: 'tenant',
    ask: (on, { tenant }) => on.employees.isOpenPlan({ employeeId: tenant.engineer.accountId }),
  },
  'employees.one': {
    of: 'tenant',
    ask: (on, { tenant }) => on.employees.one({ employeeId: tenant.engineer.accountId }),
  },
  'employees.update': 'no thing',
};
