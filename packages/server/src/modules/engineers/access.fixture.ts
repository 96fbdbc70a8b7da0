import type { Access } from '../../testing/access.ts';

export const engineersAccess: Access = {
  'engineers.deleteSkill': 'no thing',
  'engineers.findOne': {
    of: 'tenant',
    ask: (on, { desk }) => on.engineers.findOne({ id: desk.engineer.accountId }),
  },
  'engineers.skills': {
    of: 'tenant',
    ask: (on, { desk }) => on.engineers.skills({ engineerId: desk.engineer.accountId }),
  },
  'engineers.update': 'no thing',
};
