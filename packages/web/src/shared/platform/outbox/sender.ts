import { isSvcdeskError } from '@svcdesk/core';
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
import { isUndecided } from '../api/submission.ts';
import { PhotoGone } from '../photos/photo-store.ts';
import { type ActionTarget, type OutboxItem, type Refusal, recordOf } from './outbox-item.ts';

/** What became of one attempt. */
export type Outcome =
  /** The server has done it, just now or at an attempt whose answer was lost. */
  | { state: 'done'; data?: unknown }
  /** Nobody knows yet: the network failed. `isKept` tells of what waits whether the device keeps it, or only the page. */
  | { state: 'later'; afterMs?: number; error?: unknown; isKept?: boolean }
  /** The session is over; it goes when the account signs in again. */
  | { state: 'signedOut'; error: unknown }
  /** The server broke over it. It may go on later, but not for ever. */
  | { state: 'broken'; refusal: Refusal; error: unknown }
  | { state: 'refused'; refusal: Refusal; error: unknown };

/** What an error says about what was sent. */
export function outcomeOf(error: unknown): Outcome {
  if (!isSvcdeskError(error)) {
    const refusal: Refusal =
      error instanceof PhotoGone
        ? { code: 'photoGone', words: '', photoIds: error.ids }
        : { code: 'unknown', words: '' };
    return { state: 'refused', refusal, error };
  }
  const { code, message, reason } = error;
  const refusal: Refusal = { code, words: message, reason };
  if (error.kind === 'session') return { state: 'signedOut', error };
  // It was done; only the answer has a shape that this version does not know.
  if (error.kind === 'contract') return { state: 'done' };
  if (code === 'internal') return { state: 'broken', refusal, error };
  if (isUndecided(error)) return { state: 'later', afterMs: error.retryAfterMs, error };
  return { state: 'refused', refusal, error };
}

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

/** What a record says of itself when it is looked at anew. */
export interface Live {
  version: number;
  status?: number;
  can: readonly string[];
}

/** What the sender needs of the world. */
export interface SenderHost {
  /** Whose actions may go now; none when nobody is signed in. */
  account: () => string | undefined;
  /** What waits on this device, in any order. */
  items: () => Promise<OutboxItem[]>;
  save: (item: OutboxItem) => Promise<void>;
  remove: (item: OutboxItem) => Promise<void>;
  /** Sends it, its photos first. */
  send: (item: OutboxItem) => Promise<unknown>;
  /** The record as it is now; undefined where nothing can be said of it. */
  fetchCurrent: (item: OutboxItem) => Promise<Live | undefined>;
  report: (item: OutboxItem, outcome: Outcome) => void;
  nowMs: () => number;
}

/** Older than this nobody may remember it, and soon the server will not know its key any more. */
export const asksAfterMs = 6 * 86_400_000;
/** A server that breaks over an item so often will break again. */
const maxFailures = 5;
/** So often a record may change between a look and the sending. */
const maxLooks = 3;

/** Whether what was done still fits, although the record is not the same any more: it can be done, and from that state. */
function stillFits({ action, status }: Pick<ActionTarget, 'action' | 'status'>, live: Live): boolean {
  return live.can.includes(action) && (status === undefined || live.status === status);
}

/**
 * Sends what this account has done, in the order in which it was done. An item that was refused holds up those about
 * the same record only. Gives how long to wait at least before the next run; undefined when there is nothing to try.
 */
export async function sendAll(host: SenderHost): Promise<number | undefined> {
  const held = new Set<string>();
  const tried = new Set<string>();
  let again: number | undefined;
  for (;;) {
    const item = await nextItem(host, held, tried);
    if (!item) return again;
    tried.add(item.key);
    if (item.state !== 'waiting' || isOld(item, host.nowMs())) {
      if (item.state === 'waiting') await host.save({ ...item, state: 'asks' });
      held.add(recordOf(item));
      continue;
    }
    const { outcome, sent } = await attempt(host, item);
    if (outcome.state === 'done') await host.remove(sent);
    else if (outcome.state === 'refused' || outcome.state === 'broken') {
      const failures = sent.failures + 1;
      const over = outcome.state === 'refused' || failures >= maxFailures;
      const { refusal } = outcome;
      await host.save(over ? { ...sent, failures, refusal, state: 'refused' } : { ...sent, failures });
      held.add(recordOf(sent));
      if (!over) again = 0;
    }
    host.report(sent, outcome);
    if (outcome.state === 'signedOut') return undefined;
    if (outcome.state === 'later') return outcome.afterMs ?? 0;
  }
}

function isOld({ savedAtMs }: OutboxItem, nowMs: number): boolean {
  return nowMs - savedAtMs > asksAfterMs;
}

/** Asked anew each time: something may have been done, withdrawn or signed out in between. */
async function nextItem(
  host: SenderHost,
  held: ReadonlySet<string>,
  tried: ReadonlySet<string>,
): Promise<OutboxItem | undefined> {
  const account = host.account();
  if (account === undefined) return undefined;
  const line = (await host.items())
    .filter((item) => item.account === account && !tried.has(item.key))
    .sort((a, b) => a.place - b.place);
  return line.find((item) => !held.has(recordOf(item)));
}

/** Sends one item. When the record has changed since, what was done goes on all the same if it still fits. */
async function attempt(host: SenderHost, item: OutboxItem): Promise<{ outcome: Outcome; sent: OutboxItem }> {
  let sent = item;
  for (let looks = 0; ; looks++) {
    try {
      return { outcome: { state: 'done', data: await host.send(sent) }, sent };
    } catch (error) {
      const outcome = outcomeOf(error);
      const changed = outcome.state === 'refused' && outcome.refusal.code === 'orderChanged';
      if (!changed || looks === maxLooks || !item.about) return { outcome, sent };
      const live = await host.fetchCurrent(item).catch(() => undefined);
      if (!live || !stillFits(item.about, live)) return { outcome, sent };
      // Written down before it leaves: after a break the very same must go again.
      sent = { ...sent, request: { ...sent.request, version: live.version } };
      await host.save(sent);
    }
  }
}
