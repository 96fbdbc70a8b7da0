import type { Call } from '../contract/define.ts';
import type { SvcdeskError } from '../errors/svcdesk-error.ts';

const firstWaitMs = 500;
const maxWaitMs = 8000;

/**
 * Whether a failed call may be sent again by itself: reads always, writes because their Idempotency-Key makes a
 * repeated request harmless, but nothing whose entry forbids it (a password or a slider answer counts each time).
 */
export function mayRetry(call: Call, error: SvcdeskError): boolean {
  if (call.retry === false) return false;
  return error.retryable || (error.code === 'badReply' && (error.httpStatus ?? 0) >= 500);
}

/** How long to wait before try `attempt` (from 1): what the server asked for, else doubling, half of it random. */
export function retryWaitMs(error: SvcdeskError, attempt: number, random: () => number): number {
  return error.retryAfterMs ?? growingWaitMs(firstWaitMs, attempt, random);
}

/** A wait that doubles with each attempt (from 1), up to eight seconds or `firstMs` if that is more; half of it random. */
export function growingWaitMs(firstMs: number, attempt: number, random: () => number): number {
  const full = Math.max(firstMs, Math.min(firstMs * 2 ** (attempt - 1), maxWaitMs));
  return (full * (1 + random())) / 2;
}
