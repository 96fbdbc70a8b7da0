import type { Access } from '../../testing/access.ts';

export const groupsAccess: Access = {
  'groups.accountTree': 'no thing',
  'groups.tree': 'no thing',
  'groups.list': 'no thing',
  'groups.engineerGroups': {
    of: 'tenant',
    ask: (on, { tenant }) => on.groups.engineerGroups({ engineerId: tenant.engineer.accountId }),
  },
};
