import type { Reach } from '../../testing/reach.ts';

export const authReach: Reach = {
  'auth.deleteAccount': 'no thing',
  'auth.logout': 'no thing',
  // Groups that one is not in are as good as not there, in one's own tenant too.
  'auth.switchGroup': {
    of: ({ account }, desk) => [desk.engineer, desk.engineer2].includes(account),
    ask: (on, { desk }) => on.auth.switchGroup({ groupId: desk.groupId }),
  },
  'auth.updatePassword': 'no thing',
};
