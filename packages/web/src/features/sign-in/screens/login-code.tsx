import { isSvcdeskError } from '@svcdesk/core';
import { isPhone } from '@svcdesk/core/contract/limits';
import { normalizePhone } from '@svcdesk/core/format';
import { useState } from 'react';
import { CodeInput } from '../../../shared/blocks/code/code-field.tsx';
import { codeText } from '../../../shared/blocks/code/phrases.ts';
import { useResend } from '../../../shared/blocks/code/use-resend.ts';
import { Consent, useConsent } from '../../../shared/blocks/consent/consent.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { PhoneInput } from '../../../shared/components/phone-input.tsx';
import { textNow, useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/paths.ts';
import { useTyped } from '../../../shared/platform/storage/typed-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { loadCalls, needsSlider } from '../load-calls.ts';
import { text as book } from '../phrases.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import { useSignIn } from '../use-sign-in.ts';

const Slider = lazySheet(async () => (await import('../../../shared/blocks/code/slider.tsx')).Slider);

const codePattern = /^\d{6}$/;

export function LoginCodeScreen() {
  const text = useText(book);
  const words = useText(codeText).code;
  const { busy, refused, forgetRefusal, signIn } = useSignIn();
  const { waitSeconds, sliderWanted, dismissSlider, send } = useCode();
  const [phone, setPhone] = useTyped('login-phone');
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState<'none' | 'phone' | 'all'>('none');

  const consent = useConsent();
  const number = normalizePhone(phone);
  const phoneGood = isPhone(number);
  const codeGood = codePattern.test(code);
  const ask = async (captcha?: string) => {
    setChecked(checked === 'all' ? 'all' : 'phone');
    if (phoneGood) await send(number, captcha);
  };
  const submit = async () => {
    setChecked('all');
    const agreed = consent.check();
    if (phoneGood && codeGood && agreed) await signIn({ phone: number, code }, true);
  };

  return (
    <SignInFrame title={text.code.title} heading={text.code.title} lead={text.code.lead}>
      <Form onSubmit={submit}>
        <FieldFrame
          label={words.phone}
          error={checked !== 'none' && !phoneGood ? words.phoneWrong : undefined}
        >
          <PhoneInput value={phone} onChange={setPhone} autoComplete="tel" />
        </FieldFrame>
        <FieldFrame label={words.code} error={checked === 'all' && !codeGood ? words.codeWrong : refused}>
          <CodeInput
            value={code}
            onChange={(typed) => {
              forgetRefusal();
              setCode(typed);
            }}
            waitSeconds={waitSeconds}
            onAsk={() => ask()}
          />
        </FieldFrame>
        <Consent consent={consent} />
        <Button kind="main" type="submit" block busy={busy}>
          {text.login.submit}
        </Button>
        <Button block to={publicPaths.login}>
          {text.login.byPassword}
        </Button>
      </Form>
      {sliderWanted && <Slider scene="sendCode" onPassed={ask} onClosed={dismissSlider} />}
    </SignInFrame>
  );
}

interface CodeSender {
  /** Seconds until one may ask again. */
  waitSeconds: number;
  sliderWanted: boolean;
  dismissSlider: () => void;
  send: (phone: string, captcha?: string) => Promise<void>;
}

/** Asks for a verification code and counts down to the next. */
function useCode(): CodeSender {
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
