import { useEffect, useState } from 'react';
import { serverNow } from '../../platform/clock.ts';
import { readStored, storageKeys, writeStored } from '../../platform/storage/web-storage.ts';

/** When the next code may be asked for, in milliseconds since 1970. Kept, so that a reload does not start the wait anew. */
function readResendAtMs(): number {
  const kept = Number(readStored(storageKeys.codeSentAt) ?? 0);
  return Number.isFinite(kept) ? kept : 0;
}

function keepResendAtMs(atMs: number): void {
  writeStored(storageKeys.codeSentAt, String(atMs));
}

/** Whole seconds to wait; 0 when one may ask again. A clock that was set back never makes it longer than `maxSeconds`. */
export function secondsLeft(resendAtMs: number, nowMs: number, maxSeconds = 3600): number {
  return Math.min(maxSeconds, Math.max(0, Math.ceil((resendAtMs - nowMs) / 1000)));
}

interface Resend {
  /** Seconds until one may ask again. */
  waitSeconds: number;
  /** Begins to wait. */
  wait: (ms: number) => void;
}

/** The countdown to the next verification code. */
export function useResend(): Resend {
  const [resendAtMs, setResendAtMs] = useState(readResendAtMs);
  const [nowMs, setNowMs] = useState(serverNow);
  const waitSeconds = secondsLeft(resendAtMs, nowMs);
  const waiting = waitSeconds > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNowMs(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  return {
    waitSeconds,
    wait(ms) {
      const now = serverNow();
      setNowMs(now);
      setResendAtMs(now + ms);
      keepResendAtMs(now + ms);
    },
  };
}
