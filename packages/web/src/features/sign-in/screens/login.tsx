import { rememberDays } from '@svcdesk/core';
import { normalizeIdentifier } from '@svcdesk/core/format';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PasswordInput } from '../../../shared/blocks/code/password-input.tsx';
import { Consent, useConsent } from '../../../shared/blocks/consent/consent.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Check } from '../../../shared/components/check.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { useForgetful } from '../../../shared/platform/forgetful-browser.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/paths.ts';
import { useTyped } from '../../../shared/platform/storage/typed-text.ts';
import { text as book } from '../phrases.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import { useSignIn } from '../use-sign-in.ts';

const Slider = lazySheet(async () => (await import('../../../shared/blocks/code/slider.tsx')).Slider);

export function LoginScreen() {
  const text = useText(book).login;
  const { busy, sliderWanted, dismissSlider, refused, forgetRefusal, signIn } = useSignIn();
  const [account, setAccount] = useTyped('login');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [checked, setChecked] = useState(false);
  const forgetful = useForgetful();
  const consent = useConsent();

  const accountName = normalizeIdentifier(account);
  const submit = async (captcha?: string) => {
    setChecked(true);
    const agreed = consent.check();
    if (accountName === '' || password === '' || !agreed) return;
    await signIn({ account: accountName, password, captcha }, remember);
  };

  return (
    <SignInFrame title={text.title} heading={text.heading} lead={text.lead}>
      <Form onSubmit={() => submit()}>
        <FieldFrame
          label={text.account}
          error={checked && accountName === '' ? text.accountMissing : undefined}
        >
          <TextInput
            value={account}
            onChange={(typed) => {
              forgetRefusal();
              setAccount(typed);
            }}
            name="username"
            autoComplete="username"
            enterKeyHint="next"
            maxLength={100}
          />
        </FieldFrame>
        <FieldFrame label={text.password} error={checked && password === '' ? text.passwordMissing : refused}>
          <PasswordInput
            value={password}
            onChange={(typed) => {
              forgetRefusal();
              setPassword(typed);
            }}
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
          />
        </FieldFrame>
        <Check checked={remember} onChange={setRemember}>
          {text.remember(rememberDays)}
        </Check>
        {remember && forgetful && <p className="sd-meta">{text.forgetful}</p>}
        <Consent consent={consent} />
        <Button kind="main" type="submit" block busy={busy}>
          {text.submit}
        </Button>
        <Button block to={publicPaths.loginCode}>
          {text.byCode}
        </Button>
        <div className="sd-sign-in-links">
          <Link to={publicPaths.register}>{text.register}</Link>
          <Link to={publicPaths.forget}>{text.forget}</Link>
        </div>
      </Form>
      {sliderWanted && <Slider scene="login" onPassed={submit} onClosed={dismissSlider} />}
    </SignInFrame>
  );
}
