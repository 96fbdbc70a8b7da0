import { isSvcdeskError } from '@svcdesk/core';
import type { Access } from '../../testing/access.ts';
import { draftOf } from '../../testing/tenant.ts';

export const ordersAccess: Access = {
  'orders.detail': { of: 'order', ask: (on, { orderId }) => on.orders.detail({ orderId }) },
  'orders.history': { of: 'order', ask: (on, { orderId }) => on.orders.history({ orderId }) },
  'orders.evaluation': {
    of: 'order',
    // Not evaluated yet: notFound also for those who see the order.
    ask: async (on, { orderId }) => {
      await on.orders.detail({ orderId });
      return on.orders.evaluation({ orderId }).catch((error: unknown) => {
        if (!isSvcdeskError(error, 'notFound')) throw error;
      });
    },
  },
  'orders.accept': { of: 'order', ask: (on, { orderId }) => on.orders.accept({ orderId }) },
  'orders.cancel': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.cancel({ orderId, reason: 'mistaken' }),
  },
  'orders.cancelCc': {
    of: 'order',
    ask: (on, { orderId, tenant }) => on.orders.cancelCc({ orderId, userIds: [tenant.engineer.accountId] }),
  },
  'orders.hangUp': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.hangUp({ orderId, reasonCode: 'waitParts' }),
  },
  'orders.transfer': {
    of: 'order',
    ask: (on, { orderId, tenant }) => on.orders.transfer({ orderId, groupId: tenant.otherGroupId }),
  },
  'orders.activate': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.activate({ id: orderId, remark: 'x' }),
  },
  'orders.evaluate': {
    of: 'order',
    ask: (on, { orderId }) =>
      on.orders.evaluate({ orderId, label: '', stars: '5,5,5,5', phone: '13800000000' }),
  },
  'orders.depart': { of: 'order', ask: (on, { orderId }) => on.orders.depart({ orderId, etaMinutes: 30 }) },
  'orders.clockIn': { of: 'order', ask: (on, { orderId }) => on.orders.clockIn({ orderId }) },
  'orders.resolve': { of: 'order', ask: (on, { orderId }) => on.orders.resolve({ orderId, solution: 'x' }) },
  'orders.progress': { of: 'order', ask: (on, { orderId }) => on.orders.progress({ orderId, content: 'x' }) },
  'orders.decline': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.decline({ orderId, reasonCode: 'busy' }),
  },
  'orders.release': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.release({ orderId, reasonCode: 'busy' }),
  },
  'orders.supplement': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.supplement({ orderId, content: 'x' }),
  },
  'orders.remind': { of: 'order', ask: (on, { orderId }) => on.orders.remind({ orderId }) },
  'orders.edit': {
    of: 'order',
    ask: (on, { orderId, version }) => on.orders.edit({ orderId, version, title: 'Other' }),
  },
  'orders.create': {
    of: 'cell',
    ask: (on, { cellId, tenant }) => on.orders.create(draftOf(tenant, { cellId })),
  },
  'orders.search': 'no thing',
  'orders.export': 'no thing',
  'orders.findAny': { of: 'order', ask: (on, { orderId }) => on.orders.findAny({ orderId }) },
  'orders.lastTenHistory': {
    of: 'cell',
    ask: (on, { cellId }) => on.orders.lastTenHistory({ cellId }),
  },
  'orders.preTrigger': {
    of: 'cell',
    ask: (on, { cellId, tenant }) => on.orders.preTrigger(draftOf(tenant, { cellId })),
  },
  'orders.similar': { of: 'cell', ask: (on, { cellId }) => on.orders.similar({ cellId, title: 'x' }) },
  'orders.suggestEngineers': {
    of: 'order',
    ask: (on, { orderId }) => on.orders.suggestEngineers({ orderId }),
  },
  'orders.countStatus': { of: 'cell', ask: (on, { cellId }) => on.orders.countStatus({ cellId }) },
  'orders.month': { of: 'cell', ask: (on, { cellId }) => on.orders.month({ cellId }) },
  // Lists leave out what is not for the reader; they are tested by what they list.
  'orders.page': 'no thing',
  'orders.cellPage': 'no thing',
};
