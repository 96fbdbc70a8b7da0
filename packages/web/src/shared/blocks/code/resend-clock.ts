import { readStored, storageKeys, writeStored } from '../../platform/storage/web-storage.ts';

/** When the next code may be asked for, in milliseconds since 1970. Kept, so that a reload does not start the wait anew. */
export function readResendAtMs(): number {
  const kept = Number(readStored(storageKeys.codeSentAt) ?? 0);
  return Number.isFinite(kept) ? kept : 0;
}

export function keepResendAtMs(atMs: number): void {
  writeStored(storageKeys.codeSentAt, String(atMs));
}

/** Whole seconds to wait; 0 when one may ask again. A clock that was set back never makes it longer than `maxSeconds`. */
export function secondsLeft(resendAtMs: number, nowMs: number, maxSeconds = 3600): number {
  return Math.min(maxSeconds, Math.max(0, Math.ceil((resendAtMs - nowMs) / 1000)));
}
