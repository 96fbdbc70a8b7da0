import type { Reach } from '../../testing/reach.ts';

export const engineersReach: Reach = {
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
