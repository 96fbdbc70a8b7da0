import type { OrderAction } from '@svcdesk/core/rules';
import type { ActionTable } from '../../blocks/action/action-plan.ts';

/** What staff may do with an order, as far as this app has a screen for it. */
export const staffActions: ActionTable<OrderAction> = {
  buttons: {
    accept: 'order.accept',
    resolve: 'order.resolve',
    activate: 'order.activate',
    clockIn: 'order.clockIn',
    hangUp: 'order.hangUp',
    transfer: 'order.transfer',
    progress: 'order.progress',
    decline: 'order.decline',
    release: 'order.release',
    edit: 'order.edit',
    cancel: 'order.cancel',
  },
  main: ['accept', 'resolve', 'clockIn', 'activate', 'transfer', 'progress'],
  beside: ['hangUp', 'progress', 'transfer', 'decline', 'release'],
  dangers: ['cancel'],
};
