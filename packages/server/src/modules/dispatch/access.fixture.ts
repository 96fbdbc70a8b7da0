import type { Access } from '../../testing/access.ts';

/** A group is planned by whoever leads it and by dispatchers; others learn nothing of it. */
export const dispatchAccess: Access = {
  'dispatch.plan': {
    of: ({ account }, tenant) => account === tenant.lead || account === tenant.dispatcher,
    ask: (on, { tenant }) => on.dispatch.plan({ groupId: tenant.groupId }),
  },
  'dispatch.commit': {
    of: 'order',
    ask: (on, { orderId, version }) => on.dispatch.commit({ stops: [{ orderId, version }] }),
  },
};
