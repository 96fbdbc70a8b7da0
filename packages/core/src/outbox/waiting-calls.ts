import type { Call } from '../contract/define.ts';
import { handle as handleDevice } from '../contract/device-orders.ts';
import { handle as handleEntrust } from '../contract/entrust.ts';
import {
  accept,
  activate,
  cancel,
  clockIn,
  create,
  decline,
  depart,
  evaluate,
  hangUp,
  progress,
  release,
  resolve,
  supplement,
} from '../contract/orders.ts';
import { handle as handlePm, raise } from '../contract/pm-orders.ts';
import { accept as acceptProject, handle as handleProject } from '../contract/projects.ts';
import { create as ask, cancel as takeBack } from '../contract/requirements.ts';

/**
 * The calls that may wait for a network: what is done on site, and what still means the same an hour later. Handing work
 * to others needs an answer at once.
 */
export const waitingCalls: readonly Call[] = [
  create,
  accept,
  hangUp,
  activate,
  depart,
  clockIn,
  progress,
  resolve,
  decline,
  release,
  cancel,
  supplement,
  evaluate,
  ask,
  takeBack,
  handlePm,
  raise,
  handleDevice,
  handleEntrust,
  acceptProject,
  handleProject,
];

/** Of the calls that do whatever their request names, the actions that may wait. */
const waitingActions: Readonly<Record<string, readonly string[]>> = {
  [handlePm.id]: ['start', 'record', 'finish'],
  [handleDevice.id]: ['start', 'finish', 'hangUp', 'activate', 'reject'],
  [handleEntrust.id]: ['accept', 'progress', 'finish'],
  [handleProject.id]: ['resolveStage', 'progress', 'hangUp'],
};

/** Whether a request may wait for a network, of {@link waitingCalls} or of calls of one's own. */
export function mayWait(callId: string, request: object, calls: readonly Call[] = waitingCalls): boolean {
  const actions = waitingActions[callId];
  const action = 'action' in request ? String(request.action) : '';
  return calls.some(({ id }) => id === callId) && (actions === undefined || actions.includes(action));
}
