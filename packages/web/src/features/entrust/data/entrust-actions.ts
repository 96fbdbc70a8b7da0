import type { EntrustAction } from '@svcdesk/core/rules';
import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';

/** What either side may do to an entrusted order. */
export const entrustActions: ActionTable<EntrustAction> = {
  buttons: {
    distribute: 'entrust.distribute',
    accept: 'entrust.accept',
    finish: 'entrust.finish',
    progress: 'entrust.progress',
    return: 'entrust.return',
    retake: 'entrust.retake',
    decline: 'entrust.decline',
    reject: 'entrust.reject',
    takeBack: 'entrust.takeBack',
  },
  main: ['accept', 'finish', 'distribute', 'return', 'progress'],
  beside: ['reject', 'decline', 'progress', 'retake', 'takeBack'],
  dangers: ['reject', 'takeBack'],
};
