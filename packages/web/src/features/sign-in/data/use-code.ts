import { isSvcdeskError } from '@svcdesk/core';
import { useEffect, useState } from 'react';
import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { text } from '../phrases/index.ts';
import { loadCalls } from './load-calls.ts';
import { needsSlider } from './needs-slider.ts';
import { keepResendAtMs, readResendAtMs, secondsLeft } from './resend-clock.ts';

interface CodeSender {
  /** Seconds until one may ask again. */
  waitSeconds: number;
  sliderWanted: boolean;
  dismissSlider: () => void;
  send: (phone: string, captcha?: string) => Promise<void>;
}

/** Asks for a verification code and counts down to the next. */
export function useCode(): CodeSender {
  const [resendAtMs, setResendAtMs] = useState(readResendAtMs);
  const [nowMs, setNowMs] = useState(Date.now);
  const [sliderWanted, setSliderWanted] = useState(false);
  const waitSeconds = secondsLeft(resendAtMs, nowMs);
  const waiting = waitSeconds > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);

  function wait(ms: number) {
    const now = Date.now();
    setNowMs(now);
    setResendAtMs(now + ms);
    keepResendAtMs(now + ms);
  }

  return {
    waitSeconds,
    sliderWanted,
    dismissSlider: () => setSliderWanted(false),
    async send(phone, captcha) {
      setSliderWanted(false);
      try {
        const { caller, auth } = await loadCalls();
        const { resendAfterSeconds } = await caller.call(auth.sendCode, { phone, operate: 'login', captcha });
        wait(resendAfterSeconds * 1000);
        showToast(textNow(text).code.sent);
      } catch (error) {
        if (isSvcdeskError(error) && error.retryAfterMs !== undefined) wait(error.retryAfterMs);
        setSliderWanted(await needsSlider(error));
      }
    },
  };
}
