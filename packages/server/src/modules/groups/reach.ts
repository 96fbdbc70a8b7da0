import type { Reach } from '../../testing/reach.ts';

export const groupsReach: Reach = {
  'groups.accountTree': 'no thing',
};
