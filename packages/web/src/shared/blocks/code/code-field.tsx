import { isSvcdeskError } from '@svcdesk/core';
import { normalizeCode } from '@svcdesk/core/format';
import { useEffect, useRef } from 'react';
import { FieldFrame } from '../../components/field-frame.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { showFailure } from '../../platform/api/failures.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { codeText } from './phrases.ts';
import { useResend } from './use-resend.ts';
import { useSlider } from './use-slider.tsx';

interface CodeInputProps {
  value: string;
  onChange: (code: string) => void;
  /** Seconds until one may ask for another. */
  waitSeconds: number;
  onAsk: () => unknown;
}

/** The six digits of a verification code, typed or out of the message that was pasted, and the button that sends them. */
export function CodeInput({ value, onChange, waitSeconds, onAsk }: CodeInputProps) {
  const text = useText(codeText).code;
  return (
    <TextInput
      value={value}
      onChange={(typed) => {
        const code = normalizeCode(typed);
        // What is no code, such as a letter among the digits, changes nothing.
        if (/^\d*$/.test(code)) onChange(code.slice(0, 6));
      }}
      onPaste={(event) => {
        const code = normalizeCode(event.clipboardData.getData('text'));
        if (!/^\d{6}$/.test(code)) return;
        event.preventDefault();
        onChange(code);
      }}
      inputMode="numeric"
      name="code"
      autoComplete="one-time-code"
      enterKeyHint="go"
      after={
        <button
          type="button"
          className="sd-input-button sd-num"
          disabled={waitSeconds > 0}
          onClick={() => onAsk()}
        >
          {waitSeconds > 0 ? text.again(waitSeconds) : text.send}
        </button>
      }
    />
  );
}

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
