import { randomId } from '@svcdesk/core';

/**
 * One sending of one form. Sent again with the same content it stays the same: same key, so that the server does it
 * once, and same time, because that is when it was done. Kept in the form's draft it even outlives a reload.
 */
export interface Submission {
  /** Idempotency key. */
  key: string;
  /** When the person first pressed the button, in UTC. */
  at: string;
  /** The content, to tell whether it is still the same. */
  content: string;
}

export function submissionOf(
  last: Submission | undefined,
  content: string,
  nowMs: number,
  newKey: () => string = randomId,
): Submission {
  if (last?.content === content) return last;
  return { key: newKey(), at: new Date(nowMs).toISOString(), content };
}
