import type { Reach } from '../../testing/reach.ts';

export const pushReach: Reach = {
  'push.key': 'no thing',
  'push.subscribe': 'no thing',
  // One's own browsers alone, which is tested beside.
  'push.unsubscribe': 'no thing',
};
