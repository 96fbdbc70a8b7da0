import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';

/** What can be done with a preventive-maintenance order besides filling in its check list. */
export type PmAct = 'start' | 'schedule' | 'transfer' | 'skip';

/** Before it is begun. */
export const pendingActions: ActionTable<PmAct> = {
  buttons: { start: 'pm.start', schedule: 'order.plan', transfer: 'pm.transfer', skip: 'pm.skip' },
  main: ['start', 'schedule', 'transfer'],
  beside: ['schedule'],
  dangers: ['skip'],
};

/** While it is filled in, whose own buttons stand under the thumb. */
export const processingActions: ActionTable<PmAct> = {
  buttons: { transfer: 'pm.transfer' },
  main: [],
  beside: [],
};
