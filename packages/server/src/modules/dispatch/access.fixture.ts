import type { Access } from '../../testing/access.ts';

/** A group is planned by its leads and by dispatchers; others get notFound. */
export const dispatchAccess: Access = {
  'dispatch.plan': {
    of: ({ account }, tenant) => account === tenant.lead || account === tenant.dispatcher,
    ask: (on, { tenant }) => on.dispatch.plan({ groupId: tenant.groupId }),
  },
  'dispatch.preview': {
    of: 'order',
    ask: (on, { orderId }) => on.dispatch.preview({ stops: [{ orderId }] }),
  },
  'dispatch.delays': {
    of: ({ account }, tenant) => account !== tenant.client,
    ask: (on) => on.dispatch.delays({}),
  },
  'dispatch.commit': {
    of: 'order',
    ask: (on, { orderId, version }) => on.dispatch.commit({ stops: [{ orderId, version }] }),
  },
};
