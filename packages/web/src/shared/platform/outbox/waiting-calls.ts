import type { Call } from '@svcdesk/core/contract';
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
import { create as ask, cancel as takeBack } from '@svcdesk/core/contract/requirements';

/**
 * The calls that may wait for a network: what is done on site, and what still means the same an hour later. Everything
 * else needs an answer at once: who hands work to others has to see whether they can take it, and who corrects an order
 * what others have made of it.
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
];

/** The call of an item; undefined for one that may not wait, or that this version does not know any more. */
export function waitingCall(callId: string): Call | undefined {
  return waitingCalls.find(({ id }) => id === callId);
}
