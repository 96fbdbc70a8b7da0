import { useEffect, useState } from 'react';
import { serverNow } from '../../platform/clock.ts';
import { keepResendAtMs, readResendAtMs, secondsLeft } from './resend-clock.ts';

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
