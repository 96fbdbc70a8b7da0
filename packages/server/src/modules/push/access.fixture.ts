import type { Access } from '../../testing/access.ts';

export const pushAccess: Access = {
  'push.key': 'no thing',
  'push.subscribe': 'no thing',
  // One's own browsers alone, which is tested beside.
  'push.unsubscribe': 'no thing',
};
