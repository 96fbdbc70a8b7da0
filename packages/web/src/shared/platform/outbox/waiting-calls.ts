import type { Call } from '@svcdesk/core/contract';
import { handle as handleDevice } from '@svcdesk/core/contract/device-orders';
import { handle as handleEntrust } from '@svcdesk/core/contract/entrust';
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
} from '@svcdesk/core/contract/orders';
import { handle as handlePm, raise } from '@svcdesk/core/contract/pm-orders';
import { accept as acceptProject, handle as handleProject } from '@svcdesk/core/contract/projects';
import { create as ask, cancel as takeBack } from '@svcdesk/core/contract/requirements';

/**
 * The calls that may wait for a network: what is done on site, and what still means the same an hour later
 * (docs/decisions/11-outbox.md).
 */
const waitingCalls: readonly Call[] = [
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

/** The call of an item; undefined for one that may not wait, or that this version does not know any more. */
export function waitingCall(callId: string): Call | undefined {
  return waitingCalls.find(({ id }) => id === callId);
}

/** Whether a request may wait for a network. */
export function mayWait(callId: string, request: object): boolean {
  const actions = waitingActions[callId];
  const action = 'action' in request ? String(request.action) : '';
  return waitingCall(callId) !== undefined && (actions === undefined || actions.includes(action));
}
