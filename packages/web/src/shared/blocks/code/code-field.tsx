import { isSvcdeskError } from '@svcdesk/core';
import { useEffect, useRef } from 'react';
import { FieldFrame } from '../../components/field-frame.tsx';
import { showFailure } from '../../platform/api/failures.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { CodeInput } from './code-input.tsx';
import { codeText } from './phrases.ts';
import { useResend } from './use-resend.ts';
import { useSlider } from './use-slider.tsx';

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  /** Which code, where a form has two. */
  label?: string;
  /** Where it goes, such as a masked phone. */
  hint?: string;
  error?: string;
  /** Sends the first without being asked: one came here for it. */
  atOnce?: boolean;
  /** Asks the server to send one; may be asked again with the slider's pass. Undefined: not to be sent yet, and it said why. */
  send: (captcha?: string) => Promise<{ resendAfterSeconds: number } | undefined>;
}

/** A verification code: the six digits, the button that sends them, the wait until the next, and the slider when it is asked for. */
export function CodeField({ value, onChange, label, hint, error, atOnce = false, send }: CodeFieldProps) {
  const text = useText(codeText).code;
  const { waitSeconds, wait } = useResend();
  const { pass, slider } = useSlider('sendCode', (failure) => {
    if (isSvcdeskError(failure) && failure.retryAfterMs !== undefined) wait(failure.retryAfterMs);
    showFailure(failure);
  });
  const ask = () =>
    pass(async (captcha) => {
      const sent = await send(captcha);
      if (sent === undefined) return;
      wait(sent.resendAfterSeconds * 1000);
      showToast(text.sent);
    });
  const first = useRef(atOnce ? ask : undefined);
  useEffect(() => {
    const sendFirst = first.current;
    first.current = undefined;
    void sendFirst?.();
  }, []);
  return (
    <>
      <FieldFrame label={label ?? text.code} hint={hint} error={error}>
        <CodeInput value={value} onChange={onChange} waitSeconds={waitSeconds} onAsk={ask} />
      </FieldFrame>
      {slider}
    </>
  );
}
