import { isSvcdeskError } from '../errors/svcdesk-error.ts';
import type { Refusal } from './outbox-item.ts';

/** What became of one attempt. */
export type Outcome<Data = unknown> =
  /** The server has done it, just now or at an attempt whose answer was lost: then there is no `data`. */
  | { state: 'done'; data?: Data }
  /** Not known yet: the network failed. `isKept` tells of what waits whether the device keeps it, or only the program. */
  | { state: 'later'; afterMs?: number | undefined; error?: unknown; isKept?: boolean }
  /** The session is over; it goes when the account signs in again. */
  | { state: 'signedOut'; error: unknown }
  /** The server broke over it. It may go on later, but not for ever. */
  | { state: 'broken'; refusal: Refusal; error: unknown }
  | { state: 'refused'; refusal: Refusal; error: unknown };

/** Says why something cannot be sent as it is, although no server has refused it; for a {@link Sending} of one's own. */
export class Undeliverable extends Error {
  override readonly name: string = 'Undeliverable';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, message: string) {
    super(message);
    this.refusal = refusal;
  }
}

/** What an error says about what was sent. */
export function outcomeOf(error: unknown): Outcome<never> {
  if (!isSvcdeskError(error)) {
    const { refusal = { code: 'unknown', words: '' } } = Object(error) as Partial<Undeliverable>;
    return { state: 'refused', refusal, error };
  }
  const { code, text = '', reason } = error;
  const refusal: Refusal = { code, words: text, reason };
  if (error.kind === 'session') return { state: 'signedOut', error };
  // It was done; only the answer has a shape that this version does not know.
  if (error.kind === 'contract') return { state: 'done' };
  if (code === 'internal') return { state: 'broken', refusal, error };
  // Sent again as it is, it would fail again, and hold up all that stands behind it.
  if (error.kind === 'caller') return { state: 'refused', refusal, error };
  if (isUndecided(error)) return { state: 'later', afterMs: error.retryAfterMs, error };
  return { state: 'refused', refusal, error };
}

/**
 * Whether it is unknown if the server has done what was sent: then the next attempt must be the same, under the same key.
 * After an answer, a refusal too, the next attempt is a new one. A slip of the program may show only after the sending.
 */
export function isUndecided(error: unknown): boolean {
  if (!isSvcdeskError(error)) return false;
  return error.retryable || error.code === 'internal' || !['api', 'rule', 'session'].includes(error.kind);
}
