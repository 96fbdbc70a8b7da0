import { isSvcdeskError } from '@svcdesk/core';
import { useState } from 'react';
import { codeText } from '../../../shared/blocks/code/phrases.ts';
import { useResend } from '../../../shared/blocks/code/use-resend.ts';
import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { loadCalls } from './load-calls.ts';
import { needsSlider } from './needs-slider.ts';

interface CodeSender {
  /** Seconds until one may ask again. */
  waitSeconds: number;
  sliderWanted: boolean;
  dismissSlider: () => void;
  send: (phone: string, captcha?: string) => Promise<void>;
}

/** Asks for a verification code and counts down to the next. */
export function useCode(): CodeSender {
  const { waitSeconds, wait } = useResend();
  const [sliderWanted, setSliderWanted] = useState(false);

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
        showToast(textNow(codeText).code.sent);
      } catch (error) {
        if (isSvcdeskError(error) && error.retryAfterMs !== undefined) wait(error.retryAfterMs);
        setSliderWanted(await needsSlider(error));
      }
    },
  };
}
