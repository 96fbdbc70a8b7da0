import type { Reach } from '../../testing/reach.ts';

export const groupsReach: Reach = {
  'groups.accountTree': 'no thing',
  'groups.tree': 'no thing',
  'groups.list': 'no thing',
  'groups.engineerGroups': {
    of: 'tenant',
    ask: (on, { desk }) => on.groups.engineerGroups({ engineerId: desk.engineer.accountId }),
  },
};
