import { isSvcdeskError } from '@svcdesk/core';
import { isUndecided } from '../api/submission.ts';
import { PhotoGone } from '../photos/photo-store.ts';
import type { Refusal } from './outbox-item.ts';

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
