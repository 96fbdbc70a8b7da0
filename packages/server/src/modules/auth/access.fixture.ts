import type { Access } from '../../testing/access.ts';

export const authAccess: Access = {
  'auth.deleteAccount': 'no thing',
  // A code belongs to whom it is sent: the terminal that asks is not signed in yet, and has no account.
  'auth.deviceApprove': 'no thing',
  'auth.deviceFind': 'no thing',
  'auth.logout': 'no thing',
  // Groups that one neither is in nor leads give notFound, in one's own tenant too.
  'auth.switchGroup': {
    of: ({ account }, tenant) => [tenant.engineer, tenant.engineer2, tenant.lead].includes(account),
    ask: (on, { tenant }) => on.auth.switchGroup({ groupId: tenant.groupId }),
  },
  'auth.updatePassword': 'no thing',
};
