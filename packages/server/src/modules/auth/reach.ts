import type { Reach } from '../../testing/reach.ts';

export const authReach: Reach = {
  'auth.logout': 'no thing',
};
