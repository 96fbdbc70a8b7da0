import type { Reach } from '../../testing/reach.ts';

export const accountReach: Reach = {
  'account.personal': 'no thing',
};
